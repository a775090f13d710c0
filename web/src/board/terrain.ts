/** Rivers and mountains by hand, from known coordinates. They have no effect in the game: they whisper. */

import { project, type Point } from "./geometry";

type Course = [lon: number, lat: number][];

/** Big rivers carry their name; `from` is where it starts, in parts of the course. */
export interface River {
  name: string;
  course: Course;
  from?: number;
}

export const RIVERS: River[] = [
  {
    name: "Ebro",
    from: 0.4,
    course: [
      [-4.19, 43.01],
      [-3.6, 42.85],
      [-2.95, 42.69],
      [-2.45, 42.47],
      [-1.95, 42.32],
      [-1.6, 42.06],
      [-0.88, 41.66],
      [-0.35, 41.32],
      [0.27, 41.37],
      [0.57, 41.18],
      [0.52, 40.81],
      [0.87, 40.72],
    ],
  },
  {
    name: "Duero",
    from: 0.76,
    course: [
      [-2.87, 42.01],
      [-2.46, 41.76],
      [-2.53, 41.48],
      [-3.2, 41.57],
      [-3.69, 41.67],
      [-4.12, 41.6],
      [-4.58, 41.58],
      [-5, 41.5],
      [-5.39, 41.52],
      [-5.75, 41.5],
      [-6.27, 41.49],
      [-6.68, 41.21],
      [-6.94, 41.03],
      [-7.55, 41.19],
      [-7.79, 41.16],
      [-8.65, 41.14],
    ],
  },
  {
    name: "Tajo",
    from: 0.66,
    course: [
      [-1.7, 40.32],
      [-2.05, 40.62],
      [-2.59, 40.7],
      [-2.85, 40.4],
      [-3.6, 40.03],
      [-4.02, 39.85],
      [-4.83, 39.95],
      [-5.17, 39.8],
      [-5.7, 39.8],
      [-6.3, 39.72],
      [-6.88, 39.72],
      [-7.68, 39.65],
      [-8.2, 39.45],
      [-8.66, 39.22],
      [-8.98, 38.95],
      [-9.15, 38.69],
    ],
  },
  {
    name: "Guadiana",
    from: 0.36,
    course: [
      [-2.9, 38.95],
      [-3.5, 39.12],
      [-3.95, 39.08],
      [-4.29, 38.98],
      [-4.85, 39.2],
      [-5.4, 39.13],
      [-5.96, 38.97],
      [-6.34, 38.91],
      [-6.97, 38.88],
      [-7.3, 38.4],
      [-7.66, 37.64],
      [-7.47, 37.47],
      [-7.4, 37.18],
    ],
  },
  {
    name: "Guadalquivir",
    from: 0.1,
    course: [
      [-2.95, 37.85],
      [-2.85, 38.08],
      [-3.4, 37.97],
      [-4.05, 38.03],
      [-4.38, 38.02],
      [-4.78, 37.88],
      [-5.28, 37.7],
      [-5.53, 37.65],
      [-6, 37.38],
      [-6.05, 37.25],
      [-6.2, 36.95],
      [-6.36, 36.78],
    ],
  },
  {
    name: "Júcar",
    from: 0.42,
    course: [
      [-1.8, 40.35],
      [-2.14, 40.07],
      [-2.2, 39.8],
      [-2.12, 39.3],
      [-1.52, 39.18],
      [-1.06, 39.23],
      [-0.44, 39.15],
      [-0.23, 39.15],
    ],
  },
  {
    name: "Segura",
    course: [
      [-2.65, 38.15],
      [-2.2, 38.4],
      [-1.7, 38.25],
      [-1.42, 38.24],
      [-1.13, 37.98],
      [-0.64, 38.1],
    ],
  },
  {
    name: "Miño",
    course: [
      [-7.45, 43.2],
      [-7.55, 43],
      [-7.62, 42.8],
      [-7.87, 42.34],
      [-8.14, 42.28],
      [-8.65, 42.05],
      [-8.87, 41.87],
    ],
  },
  {
    name: "Segre",
    course: [
      [1.46, 42.36],
      [1.1, 42],
      [0.81, 41.79],
      [0.62, 41.61],
      [0.32, 41.37],
    ],
  },
  {
    name: "Turia",
    course: [
      [-1.1, 40.34],
      [-1.28, 40.06],
      [-1, 39.75],
      [-0.55, 39.5],
      [-0.33, 39.46],
    ],
  },
];

/** Crests, and how far their slopes reach to each side in board units. */
const RIDGES: { reach: number; crest: Course }[] = [
  { reach: 26, crest: [[-1.7, 43.15], [-1, 42.95], [-0.5, 42.82], [0, 42.7], [0.65, 42.66], [1.5, 42.6], [2, 42.42], [2.5, 42.4], [3, 42.45]] },
  { reach: 22, crest: [[-7, 42.9], [-6.4, 43.05], [-5.8, 43.02], [-5.2, 43.05], [-4.8, 43.18], [-4.2, 43.08], [-3.5, 43.05]] },
  { reach: 13, crest: [[-3, 43], [-2.4, 42.95], [-1.9, 42.95]] },
  { reach: 15, crest: [[-6.9, 42.6], [-6.4, 42.4], [-6.5, 42.15]] },
  { reach: 18, crest: [[-3.1, 42.2], [-2.8, 42], [-2.3, 41.95], [-1.85, 41.78]] },
  { reach: 18, crest: [[-2.1, 40.8], [-1.65, 40.42], [-1.45, 40.1]] },
  { reach: 16, crest: [[-0.95, 40.2], [-0.6, 40.45], [-0.1, 40.65]] },
  { reach: 21, crest: [[-6.9, 40.25], [-6.2, 40.35], [-5.3, 40.25], [-4.7, 40.38], [-4.2, 40.7], [-3.9, 40.88], [-3.5, 41.1], [-3, 41.25]] },
  { reach: 13, crest: [[-5.4, 39.55], [-4.7, 39.6], [-4.2, 39.45], [-3.8, 39.5]] },
  { reach: 15, crest: [[-6.7, 37.95], [-5.9, 38.05], [-5.2, 38.15], [-4.5, 38.3], [-3.9, 38.4], [-3.3, 38.4]] },
  { reach: 22, crest: [[-5.4, 36.7], [-4.9, 36.87], [-4.4, 37], [-3.9, 37], [-3.3, 37.06], [-2.7, 37.15], [-2.2, 37.25]] },
  { reach: 17, crest: [[-3.3, 37.6], [-2.9, 37.85], [-2.5, 38.15], [-2, 38.3]] },
  { reach: 15, crest: [[-7.95, 40.15], [-7.55, 40.38], [-7.3, 40.6]] },
  { reach: 20, crest: [[-5.4, 35.25], [-4.8, 34.98], [-4.2, 34.92], [-3.5, 35]] },
  { reach: 13, crest: [[1, 41.25], [1.6, 41.5], [2.4, 41.8]] },
];

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

const onSheet = (course: Course): Point[] => course.map(([lon, lat]) => project(lon, lat));

/** A river's line, always from west to east where its name is to be read along it. */
export function riverPath(river: River): string {
  const points = smooth(onSheet(river.course));
  const [first, last] = [points[0], points[points.length - 1]];
  if (first && last && first.x > last.x) points.reverse();
  return pathThrough(points);
}

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

/** All mountains as one path. */
export const relief = (): string =>
  RIDGES.map(({ reach, crest }) => hachures(onSheet(crest), reach)).join("");
