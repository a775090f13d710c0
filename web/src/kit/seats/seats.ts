import { remember, reseat } from "../browser/remember";
import { GameApi } from "../server/api";
import type { Invitation } from "../server/types";
import { draw, settle } from "./drawn";

/** Takes an invitation up; returns the secret of the seat, which this page drew. */
export async function takeUp(invited: Invitation, invitation: string): Promise<string> {
  const secret = draw(invitation);
  await new GameApi(invited.id, invitation).take(secret);
  const { id, game, scenario, side } = invited;
  remember({ id, token: secret, game, scenario, side, name: invited.name ?? "", opponent: "person", took: invitation });
  settle(invitation);
  return secret;
}

/** Puts a secret that this page draws in place of a seat's, which opens nothing any more; returns it. */
export async function renew(id: string, token: string): Promise<string> {
  const secret = draw(token);
  await new GameApi(id, token).renew(secret);
  reseat(id, token, secret);
  settle(token);
  return secret;
}
