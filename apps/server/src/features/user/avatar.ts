import { warning } from '../../http/refuse.ts';

const MAX_BYTES = 32 * 1024;
const DATA_URL = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

/** The first bytes of each format; SVG is none of them, for it may hold scripts. */
const STARTS: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** @throws a 601 unless it is a data URL of a small picture that is what it says. */
export function checkAvatar(url: string): void {
  const [, type = '', base64 = ''] = DATA_URL.exec(url) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (!STARTS[type]?.(bytes)) throw warning('picture-expected', { field: 'avatar' });
  if (bytes.length > MAX_BYTES)
    throw warning('picture-too-large', { field: 'avatar', values: { most: MAX_BYTES / 1024 } });
}
