import type { Attachment } from '@netloom/contract';
import sharp from 'sharp';
import type { FormatEnum } from 'sharp';
import { warning } from '../../http/refuse.ts';

/** Of one picture; its decoded bytes are four times as many. */
const MOST_PIXELS = 25_000_000;
/** A longer side is made smaller. */
const LONGEST_SIDE = 4096;

const FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const;
type Format = (typeof FORMATS)[number];
const NAMED_AS_PICTURE = /\.(png|jpe?g|webp|gif)$/i;

// Nothing that strangers send reaches a reader that is not needed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export type Decoded = Pick<Attachment, 'kind' | 'mediaType' | 'width' | 'height'> & { content: Buffer };

/**
 * A picture encoded anew from its pixels, upright and without what was written beside them; what is no picture as it
 * is, to be downloaded. The type is what the bytes are, whatever the name says. @throws a 601 for what looks like a
 * picture and cannot be read.
 */
export async function decode(bytes: Buffer, name: string): Promise<Decoded> {
  const format = await formatOf(bytes);
  if (format === undefined) {
    if (NAMED_AS_PICTURE.test(name)) throw warning('picture-unreadable', { field: 'file', values: { name } });
    return { kind: 'file', mediaType: 'application/octet-stream', width: 0, height: 0, content: bytes };
  }
  if (format.width * format.height > MOST_PIXELS)
    throw warning('picture-too-big', { field: 'file', values: { name, most: MOST_PIXELS / 1_000_000 } });
  try {
    return await encodeAnew(bytes, format.format);
  } catch {
    throw warning('picture-unreadable', { field: 'file', values: { name } });
  }
}

/** Reads the head alone. */
async function formatOf(
  bytes: Buffer,
): Promise<{ format: Format; width: number; height: number } | undefined> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return isKnown(format) ? { format, width, height } : undefined;
  } catch {
    return undefined;
  }
}

const isKnown = (format: keyof FormatEnum | undefined): format is Format =>
  FORMATS.includes(format as Format);

async function encodeAnew(bytes: Buffer, format: Format): Promise<Decoded> {
  const target = format === 'gif' ? 'png' : format;
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat(target)
    .toBuffer({ resolveWithObject: true });
  return {
    kind: 'image',
    mediaType: `image/${target}`,
    width: info.width,
    height: info.height,
    content: data,
  };
}
