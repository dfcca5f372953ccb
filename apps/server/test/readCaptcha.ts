import { captchaImage } from '@netloom/contract';
import svgCaptcha from 'svg-captcha';
import { captchas } from '../src/features/session/captcha/captcha.ts';
import type { Client } from './testServer.ts';

/** The letters of the pictures that this process has drawn, by their ids: no test reads them from the pixels. */
const letters = new Map<string, string>();
let newest = '';
const { create } = svgCaptcha;
svgCaptcha.create = (options) => {
  const made = create(options);
  newest = made.text;
  return made;
};
const draw = captchas.draw.bind(captchas);
captchas.draw = () => {
  const drawn = draw();
  letters.set(drawn.uuid, newest);
  return drawn;
};

/** A captcha with its answer, as a person would send it. */
export async function readCaptcha(client: Client): Promise<{ uuid: string; code: string }> {
  const { uuid } = await client.call(captchaImage);
  return { uuid, code: letters.get(uuid)! };
}
