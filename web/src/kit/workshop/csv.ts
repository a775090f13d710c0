/** Comma-separated values, as spreadsheets write them: any of three separators, quotes, every end of line. */

export interface CsvLine {
  /** Its number in the file, from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = [";", "\t", ","];

/** The separator of a text: that of its first line which stands there most often outside of quotes. */
function separatorOf(text: string): string {
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const counts = SEPARATORS.map((sign) => head.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ";";
}

/** The lines of a text; `open`: the line in which a quote begins that never ends. Empty lines are left out. */
export function readCsv(given: string): { lines: CsvLine[]; open: number | null } {
  const text = given.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let [cells, cell, line, begun, quoted, started]: [string[], string, number, number, boolean, number] = [[], "", 1, 1, false, 0];
  const end = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim())) lines.push({ line: begun, cells });
    [cells, cell] = [[], ""];
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    const newline = sign === "\n" || (sign === "\r" && text[i + 1] !== "\n");
    if (newline) line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      [quoted, started, cell] = [true, line, ""];
    } else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (newline) {
      end();
      begun = line;
    } else if (sign !== "\r") cell += sign;
  }
  end();
  return { lines, open: quoted ? started : null };
}

/** What a spreadsheet would take for a formula, a date, a time, or a number without its zeros. */
const MISREAD = /^(?:[=+@\t\r]|-(?!\d+([.,]\d+)?$)|'|\d+\s*[-/.:]\s*\d+(\s*[-/.:]\s*\d+)?$|0\d+$)/;

/** A text as a cell: what would be misread has an apostrophe before it. */
export const guarded = (text: string): string => (MISREAD.test(text) ? `'${text}` : text);
/** The text of a cell, without that apostrophe. */
export const unguarded = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith("'") ? text.slice(1) : text;
};
/** Whether a cell is a formula: none is ever worked out. */
export const isFormula = (cell: string): boolean => cell.trim().startsWith("=");

/** The text of a table, with the mark by which spreadsheets know its letters; the separator goes with the decimal sign. */
export function writeCsv(rows: string[][], separator: string): string {
  const quoted = (cell: string): string => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\uFEFF${rows.map((row) => row.map(quoted).join(separator)).join("\r\n")}\r\n`;
}
