import { create } from 'zustand';

/** What the page is covered for, one text a piece of work; the newest is shown. */
export const useBusy = create<{ texts: string[] }>(() => ({ texts: [] }));

/** Covers the page with a text until the work is done. */
export async function whileBusy<T>(text: string, work: Promise<T>): Promise<T> {
  useBusy.setState(({ texts }) => ({ texts: [...texts, text] }));
  try {
    return await work;
  } finally {
    useBusy.setState(({ texts }) => ({ texts: texts.toSpliced(texts.lastIndexOf(text), 1) }));
  }
}
