/** A way of multiplying beside the divider, whose registers `upper` and `lower` it may use. */
export interface Way {
  /** Comment of the module. */
  summary: string;
  /** Bits of `upper`. */
  upperWidth: 33 | 34;
  /** Wires, with the adder, and registers of this clock; they give `sum[31:0]` and, in a division, `fits`: the divisor is not more than `upper`. */
  text: (clk: string) => string;
  /** Statements for `upper` and `lower` while multiplying. */
  advance?: string;
  /** Product, and the condition in which it is complete; else a multiplication ends as a division does. */
  product?: { value: string; done: string };
  /** Steps that only this way names. */
  steps?: [name: string, step: number][];
}
