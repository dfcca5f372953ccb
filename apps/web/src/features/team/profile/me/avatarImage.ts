/** Side of an avatar in pixels; the server takes at most 32 kB. */
const SIDE = 128;
const LARGEST = 32 * 1024;

/** The first that the browser can write and that is small enough; not every browser writes WebP. */
const encodings = [
  ['image/webp', 0.9],
  ['image/webp', 0.6],
  ['image/png', 1],
  ['image/jpeg', 0.8],
] as const;

/** The square in the middle of a picture, as `[x, y, side]`. */
export function middleSquare(width: number, height: number): [number, number, number] {
  const side = Math.min(width, height);
  return [(width - side) / 2, (height - side) / 2, side];
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'));
    reader.readAsDataURL(blob);
  });
}

/** A picture's middle at 128×128 as a data URL. @throws when the file is no picture that this browser shows. */
export async function avatarImage(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser has no canvas');
  const [x, y, side] = middleSquare(picture.width, picture.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  for (const [type, quality] of encodings) {
    const blob = await encode(canvas, type, quality);
    if (blob !== null && blob.type === type && blob.size <= LARGEST) return dataUrl(blob);
  }
  throw new Error('the picture stays too large');
}
