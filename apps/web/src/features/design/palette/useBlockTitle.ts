import type { IpDescriptor } from '@netloom/model';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutIn, titleIn } from './shownTitle.ts';

/** What a block is for, in the user's language where it comes along; of others as their file has it. */
export function useBlockAbout(): (block: Pick<IpDescriptor, 'vlnv' | 'description'>) => string {
  const { i18n } = useTranslation('blocks');
  return useCallback((block) => aboutIn(i18n, block), [i18n]);
}

/** Titles of the blocks that come along in the user's language; of others as their file has it. */
export function useBlockTitle(): (block: Pick<IpDescriptor, 'vlnv' | 'title'>) => string {
  const { i18n } = useTranslation('blocks');
  return useCallback((block) => titleIn(i18n, block), [i18n]);
}
