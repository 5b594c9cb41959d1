export type Row = ReadonlyArray<string | number>;

/** The measurements and failures of one part of the campaign. */
export interface Part {
  title: string;
  columns: readonly string[];
  rows: Row[];
  failures: string[];
}

/** An aligned Markdown table. */
export function formatPart({title, columns, rows, failures}: Part): string {
  const lines = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const table = lines.map(
    (line) =>
      `| ${line
        .map((cell, column) =>
          /^[\d.]+$/.test(cell)
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join(' | ')} |`,
  );
  table.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  const verdict =
    failures.length === 0
      ? ['All of it holds.']
      : ['Does not hold:', ...failures.map((failure) => `  - ${failure}`)];
  return [`\n## ${title}`, '', ...table, '', ...verdict].join('\n');
}
