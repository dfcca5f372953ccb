import type { Rtl } from './unitBench.ts';

interface Mutant {
  what: string;
  mutated: Rtl[];
}

/** One operator or constant for another. */
const CHANGES: readonly [from: RegExp, to: string][] = [
  [/ \+ (?!\d+'d1)/g, ' - '],
  [/ \^ (?!\d)/g, ' | '],
  [/ & (?=32'h[35])/g, ' | '],
  [/>> 1\b/g, '>> 2'],
  [/ < (?=\{)/g, ' <= '],
  [/ >= (?=divisor)/g, ' > '],
  [/32'hedb88320/g, "32'hedb88321"],
  [/8'd27/g, "8'd29"],
  [/\$signed\(a\)/g, 'a'],
  [/ == (?=\d'd\d+\))/g, ' != '],
  [/\bvalid && ready\b/g, 'ready'],
  [/ && stream_feed_busy\)/g, " && 1'b0)"],
  [/\baccess_done\) begin/g, 'ready) begin'],
  [/ & ~32'd1/g, ''],
  [/\? (\w+)_address :/g, '? ~$1_address :'],
  [/\? (\w+)_rd :/g, '? ~$1_rd :'],
  [/~rs3/g, 'rs3'],
  [/_set\s+= valid\s+&& /g, '_set = '],
  [/ < (?=32'h40)/g, ' <= '],
  [/_written\[(\w+)\] <= 1'b1/g, "_written[$1] <= 1'b0"],
  [/\? (\w+)_at_counts_0 :/g, '? ~$1_at_counts_0 :'],
  [/\? (\w+)_next_counts_at :/g, '? ~$1_next_counts_at :'],
  [/\? (\w+)_next_counts :/g, '? ~$1_next_counts :'],
  [/\w+_written\[\w+_at_0\]/g, "1'b0"],
  [/index_map_0 = rs1\[5'd8 \* i\[4:0\]/g, "index_map_0 = rs1[5'd4 * i[4:0]"],
];

/** Every place at which a change fits is a mutant of its own. */
export function mutantsOf(files: readonly Rtl[]): Mutant[] {
  return files.flatMap((file) =>
    CHANGES.flatMap(([from, to]) =>
      [...file.text.matchAll(from)]
        .filter(({ index }) => isStatement(file.text, index))
        .map(({ index }) => {
          // What stands behind belongs to the pattern.
          const text =
            file.text.slice(0, index) + file.text.slice(index).replace(new RegExp(from.source), to);
          return {
            what: `${file.path}: ${lineAt(text, index)}`,
            mutated: files.map((each) => (each === file ? { ...each, text } : each)),
          };
        }),
    ),
  );
}

const lineAt = (text: string, index: number) =>
  text.slice(text.lastIndexOf('\n', index) + 1, text.indexOf('\n', index)).trim();

/** Not in a comment, and not the net that gathers what is unused. */
const isStatement = (text: string, index: number) => {
  const line = lineAt(text, index);
  return !line.startsWith('//') && !line.includes('unused');
};
