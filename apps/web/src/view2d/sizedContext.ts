/**
 * The context of a canvas that is this large in CSS pixels, in the screen's own pixels; null while it has no size. A
 * canvas that has the size already keeps what is painted on it.
 */
export function sizedContext(
  canvas: HTMLCanvasElement | null,
  width: number,
  height: number,
  alpha: boolean,
): CanvasRenderingContext2D | null {
  const context = canvas?.getContext('2d', { alpha });
  if (!canvas || !context || width === 0 || height === 0) return null;
  const ratio = window.devicePixelRatio;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}
