import { captchaImage } from '@netloom/contract';
import { anyone } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { captchas } from './captcha.ts';

export const captchaImageRoute = implement(captchaImage, anyone, () => Promise.resolve(captchas.draw()));
