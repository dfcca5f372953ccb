import type { ViewState } from '../view/model.ts';
import type { WaveData } from '../WaveData.ts';
import { decoderRows } from './decoderRows.ts';
import { setupKey } from './MarksLoader.ts';
import type { KnownMarks, MarksLoader } from './MarksLoader.ts';

/** The transactions that a picture of the window shows, decoded to the end. @throws what a query throws */
export async function pictureMarks(
  data: WaveData,
  view: ViewState,
  pixels: number,
): Promise<Pick<MarksLoader, 'marks'>> {
  const known = new Map<string, KnownMarks>();
  const { from, to } = view.span;
  for (const { decoder } of decoderRows(view)) {
    for (;;) {
      const reply = await data.decode(decoder, { form: 'marks', from, to, pixels });
      if (reply.form === 'marks') known.set(setupKey(decoder), { marks: reply });
      if (reply.progress >= 1) break;
    }
  }
  return { marks: (decoder) => known.get(setupKey(decoder)) ?? {} };
}
