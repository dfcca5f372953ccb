/** Statement of a clocked block: what has to hold there. */
export const must = (condition: string) => `if (!(${condition})) fails <= 1'b1;`;
