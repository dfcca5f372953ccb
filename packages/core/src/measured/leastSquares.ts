/** A weight a feature, and the values that each row would have been given by the others alone. */
export interface Fit {
  weights: number[];
  leftOut: number[];
}

/** Keeps features that no row shows, or that only go together, at the smallest weights. */
const RIDGE = 1e-3;

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** Inverse of a positive definite matrix, by Gauss and Jordan. */
function inverseOf(matrix: number[][]): number[][] {
  const size = matrix.length;
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = work[column]!;
    const scale = pivot[column]!;
    for (let j = 0; j < 2 * size; j++) pivot[j]! /= scale;
    for (const row of work) {
      const factor = row[column]!;
      if (row === pivot || factor === 0) continue;
      for (let j = 0; j < 2 * size; j++) row[j]! -= factor * pivot[j]!;
    }
  }
  return work.map((row) => row.slice(size));
}

/**
 * Least squares of `values` over `rows` of features. Without row i the fit misses value i by its residual over 1 - h,
 * h being the row's leverage; so nothing is fitted again.
 */
export function fit(rows: readonly number[][], values: readonly number[]): Fit {
  const columns = rows[0]!.map((_, i) => rows.map((row) => row[i]!));
  const gram = columns.map((a, i) => columns.map((b, j) => dot(a, b) + (i === j ? RIDGE : 0)));
  const inverse = inverseOf(gram);
  const moments = columns.map((column) => dot(column, values));
  const weights = inverse.map((row) => dot(row, moments));
  const leftOut = rows.map((row, i) => {
    const leverage = dot(
      row,
      inverse.map((each) => dot(each, row)),
    );
    return values[i]! - (values[i]! - dot(weights, row)) / (1 - leverage);
  });
  return { weights, leftOut };
}

export const valueAt = ({ weights }: Fit, row: readonly number[]) => dot(weights, row);
