import { answerOf } from './answer.ts';
import type { Question } from './answer.ts';
import type { FromSearch } from './placementSearch.ts';

const post = (message: FromSearch) => postMessage(message);

onmessage = ({ data }: MessageEvent<Question>) =>
  post({ answer: answerOf(data, { onProgress: (progress) => post({ progress }) }) });
