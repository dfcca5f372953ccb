import { splitVlnv } from '@netloom/model';
import type { IpDescriptor } from '@netloom/model';
import type { i18n as I18n } from 'i18next';
import { i18n } from '../../../i18n.ts';

type Texts = Pick<I18n, 'exists' | 't'>;

/** What a block that comes along is called, or what it is for, in the language that is shown; undefined for those of others. */
export function textOfOurs(texts: Texts, of: 'title' | 'about', vlnv: string): string | undefined {
  const { vendor, name } = splitVlnv(vlnv);
  const isOurs = vendor === 'netloom' && texts.exists(`${of}.${name}`, { ns: 'blocks' });
  return isOurs ? texts.t(`${of}.${name}`, { ns: 'blocks' }) : undefined;
}

/** The title of a block where it is drawn. */
export const shownTitle = ({ vlnv, title }: Pick<IpDescriptor, 'vlnv' | 'title'>): string =>
  textOfOurs(i18n, 'title', vlnv) ?? title;

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
