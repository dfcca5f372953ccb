/** `#rrggbb` as a pixel of ImageData, read as a little-endian word. */
export function pixelOf(colour: string): number {
  const rgb = parseInt(colour.slice(1), 16);
  return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
}

/** The lines of pixels of which a lane with two levels consists. */
export interface Levels {
  upper: Uint32Array;
  between: Uint32Array;
  lower: Uint32Array;
}

/**
 * A lane of two levels made in memory: all its lines but the outer ones are alike, so that hundreds of edges cost
 * little more than one, where a canvas without a GPU is busy with each rectangle.
 */
export class Strip {
  readonly levels: Levels;
  private readonly image: ImageData;
  private readonly pixels: Uint32Array;

  /** `image` is as wide and as high as the lane; all in device pixels. */
  constructor(image: ImageData) {
    const { width } = image;
    this.image = image;
    this.pixels = new Uint32Array(image.data.buffer);
    const line = () => new Uint32Array(width);
    this.levels = { upper: line(), between: line(), lower: line() };
  }

  get width(): number {
    return this.image.width;
  }

  get height(): number {
    return this.image.height;
  }

  /** Puts the lines on the canvas from `top` on, the outer ones `thickness` high. */
  put(context: CanvasRenderingContext2D, top: number, thickness: number): void {
    const { levels, pixels, image } = this;
    for (let y = 0; y < image.height; y++) {
      const outer = y < thickness ? levels.upper : y >= image.height - thickness ? levels.lower : null;
      pixels.set(outer ?? levels.between, y * image.width);
    }
    context.putImageData(image, 0, top);
  }
}

/** The strips of a board by their height: a lane's is used again for the next one. */
export class Strips {
  /** Device pixels in a CSS pixel. */
  readonly ratio: number;
  private readonly width: number;
  private readonly made = new Map<number, Strip>();

  constructor(width: number, ratio: number) {
    this.width = width;
    this.ratio = ratio;
  }

  /** `height` in CSS pixels. */
  of(context: CanvasRenderingContext2D, height: number): Strip {
    const pixels = Math.round(height * this.ratio);
    let strip = this.made.get(pixels);
    if (!strip) {
      strip = new Strip(context.createImageData(Math.max(1, Math.round(this.width * this.ratio)), pixels));
      this.made.set(pixels, strip);
    }
    return strip;
  }
}
