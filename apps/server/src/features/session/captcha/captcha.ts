import { randomUUID } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import { Refusal } from '../../../http/refusal.ts';
import { rasterOf } from './raster.ts';

const MILLISECONDS = 5 * 60_000;
const OPEN_AT_MOST = 10_000;
/** Letters that are not taken for another one; case does not count. */
const LETTERS = {
  size: 5,
  charPreset: 'ABCDEFGHKLMNPRTUVWXYabcdefhkmnprtuvwxy346789',
  noise: 3,
  width: 160,
  height: 50,
};

/** Pictures of letters that a program reads with more trouble than a person. Each is good for one answer. */
export class Captchas {
  private readonly open = new Map<string, { text: string; until: number }>();
  private readonly now: () => number;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /** A new picture as the data URL of a PNG. */
  draw(): { uuid: string; img: string } {
    const { text, data } = svgCaptcha.create(LETTERS);
    const uuid = randomUUID();
    this.open.set(uuid, { text: text.toLowerCase(), until: this.now() + MILLISECONDS });
    this.forget();
    return { uuid, img: `data:image/png;base64,${rasterOf(data, LETTERS).toString('base64')}` };
  }

  /** Whether the letters are right; right or wrong, the picture is void then. */
  redeem(uuid = '', code = ''): boolean {
    const found = this.open.get(uuid);
    this.open.delete(uuid);
    return found !== undefined && found.until > this.now() && found.text === code.trim().toLowerCase();
  }

  /** The oldest first: they are in the order of their ends. */
  private forget(): void {
    for (const [uuid, { until }] of this.open) {
      if (until > this.now() && this.open.size <= OPEN_AT_MOST) return;
      this.open.delete(uuid);
    }
  }
}

export const captchas = new Captchas();

/** @throws a 601 unless the letters are right. */
export function requireCaptcha({ uuid, code }: { uuid?: string; code?: string }): void {
  if (!captchas.redeem(uuid, code)) {
    throw new Refusal('captcha-wrong', { data: { captcha: true } });
  }
}
