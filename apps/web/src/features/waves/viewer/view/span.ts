/** Visible stretch of time in ticks, fractions allowed; `from` < `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Fewest ticks across the screen. */
const narrowest = 4;

/** Keeps a span as wide as it is but over the dump; a span wider than the dump shows all of it. */
export function within(span: Span, limits: Span): Span {
  const width = Math.min(
    Math.max(span.to - span.from, narrowest),
    Math.max(limits.to - limits.from, narrowest),
  );
  const from = Math.max(limits.from, Math.min(span.from, limits.to - width));
  return { from, to: from + width };
}

/** Zooms by `factor` (above 1: in) with `anchor` staying where it is. */
export function zoomed(span: Span, factor: number, anchor: number, limits: Span): Span {
  const width = Math.max(narrowest, (span.to - span.from) / factor);
  const share = (anchor - span.from) / (span.to - span.from);
  const from = anchor - share * width;
  return within({ from, to: from + width }, limits);
}

export function panned(span: Span, ticks: number, limits: Span): Span {
  return within({ from: span.from + ticks, to: span.to + ticks }, limits);
}

/** Moves a span so that `time` is inside, with room around it, if it is not already. */
export function revealing(span: Span, time: number, limits: Span): Span {
  const margin = (span.to - span.from) * 0.05;
  if (time >= span.from + margin && time <= span.to - margin) return span;
  return centred(span, time, limits);
}

export function centred(span: Span, time: number, limits: Span): Span {
  const half = (span.to - span.from) / 2;
  return within({ from: time - half, to: time + half }, limits);
}
