/** Lines as a pen draws them: smooth courses, and the hachures of mountains. */

import type { Point } from "./geometry";

/** A smooth curve through points (Catmull and Rom), sampled `steps` times between neighbours. */
export function smooth(points: Point[], steps = 8): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const mix = (p: number, q: number, r: number, u: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t * t * t);
      out.push({ x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) });
    }
  }
  if (points.length) out.push(at(points.length - 1));
  return out;
}

const round = (value: number): string => (Math.round(value * 10) / 10).toString();

/** SVG path data through points. */
export const pathThrough = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** Hachures down both slopes of a crest: short strokes, longest in the middle, never quite equal. */
export function hachures(crest: Point[], reach: number, gap = 5): string {
  const line = smooth(crest, 24);
  const lengths = line.map((p, i) => (i ? Math.hypot(p.x - (line[i - 1] as Point).x, p.y - (line[i - 1] as Point).y) : 0));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let text = "";
  let walked = 0;
  let next = gap;
  for (let i = 1; i < line.length; i++) {
    walked += lengths[i] as number;
    if (walked < next) continue;
    next += gap;
    const [p, q] = [line[i - 1] as Point, line[i] as Point];
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const [nx, ny] = [-(q.y - p.y) / length, (q.x - p.x) / length];
    const along = walked / whole;
    const full = reach * Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, along)))));
    for (const side of [-1, 1]) {
      const uneven = 0.62 + 0.38 * Math.abs(Math.sin(i * 12.9898 + side * 4.1));
      const start = 1.5 + 2.5 * Math.abs(Math.sin(i * 7.3 + side));
      const end = Math.max(start + 2, full * uneven);
      const lean = 0.22 * Math.sin(i * 3.7 + side);
      text += `M${round(q.x + nx * start * side)} ${round(q.y + ny * start * side)}`;
      text += `l${round((nx - ny * lean) * (end - start) * side)} ${round((ny + nx * lean) * (end - start) * side)}`;
    }
  }
  return text;
}
