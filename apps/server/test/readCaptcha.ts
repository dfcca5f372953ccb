import { captchaImage } from '@netloom/contract';
import svgCaptcha from 'svg-captcha';
import type { Client } from './testServer.ts';

/** The letters of the pictures that this process has drawn: no test reads them from the curves. */
const letters = new Map<string, string>();
const { create } = svgCaptcha;
svgCaptcha.create = (options) => {
  const made = create(options);
  letters.set(made.data, made.text);
  return made;
};

/** A captcha with its answer, as a person would send it. */
export async function readCaptcha(client: Client): Promise<{ uuid: string; code: string }> {
  const { uuid, img } = await client.call(captchaImage);
  return { uuid, code: letters.get(img)! };
}
