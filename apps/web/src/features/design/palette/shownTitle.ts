import { splitVlnv } from '@netloom/model';
import type { IpDescriptor } from '@netloom/model';
import type { i18n as I18n } from 'i18next';
import { i18n } from '../../../i18n.ts';

type Texts = Pick<I18n, 'exists' | 't'>;

/** The name by which our texts speak of a block that comes along; undefined for those of others. */
function ours(texts: Texts, of: 'title' | 'about', vlnv: string): string | undefined {
  const { vendor, name } = splitVlnv(vlnv);
  return vendor === 'netloom' && texts.exists(`${of}.${name}`, { ns: 'blocks' }) ? name : undefined;
}

/** The title of a block that comes along in the language that is shown; of others as their file has it. */
export function titleIn(texts: Texts, { vlnv, title }: Pick<IpDescriptor, 'vlnv' | 'title'>): string {
  const name = ours(texts, 'title', vlnv);
  return name === undefined ? title : texts.t(`title.${name}`, { ns: 'blocks' });
}

/** What a block is for, in the same way. */
export function aboutIn(
  texts: Texts,
  { vlnv, description }: Pick<IpDescriptor, 'vlnv' | 'description'>,
): string {
  const name = ours(texts, 'about', vlnv);
  return name === undefined ? description : texts.t(`about.${name}`, { ns: 'blocks' });
}

/** The title of a block where it is drawn. */
export const shownTitle = (block: Pick<IpDescriptor, 'vlnv' | 'title'>): string => titleIn(i18n, block);

/** A store that tells what is drawn when other words are to be drawn. */
export const shownWords = {
  subscribe(told: () => void): () => void {
    i18n.on('languageChanged', told);
    i18n.on('loaded', told);
    return () => {
      i18n.off('languageChanged', told);
      i18n.off('loaded', told);
    };
  },
};
