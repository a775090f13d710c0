/** What a player wants of units in later phases and turns, kept in this browser: who keeps watch, who marches where. */

import { distance } from "../map/grid";
import type { HexId, HexObservation, UnitId } from "../types";

export interface Orders {
  /** Units passed over until an enemy is near. */
  watch: UnitId[];
  /** Where units are to go, turn by turn. */
  goals: Record<UnitId, HexId>;
}

/** So near, in hexes, an enemy calls a unit that keeps watch. */
const NEAR = 2;

const keyOf = (game: string): string => `dosespanas.orders.${game}`;

export function keptOrders(game: string): Orders {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Orders>;
    return { watch: kept.watch ?? [], goals: kept.goals ?? {} };
  } catch {
    return { watch: [], goals: {} };
  }
}

export function keepOrders(game: string, orders: Orders): void {
  try {
    if (orders.watch.length || Object.keys(orders.goals).length) localStorage.setItem(keyOf(game), JSON.stringify(orders));
    else localStorage.removeItem(keyOf(game));
  } catch {
    // a browser that keeps nothing forgets them
  }
}

/** Whether an enemy stack stands so near a hex that a watch ends. */
export function enemyNear({ stacks, viewer }: HexObservation, hex: HexId): boolean {
  return Object.entries(stacks).some(([at, { side }]) => side !== viewer && distance(at, hex) <= NEAR);
}
