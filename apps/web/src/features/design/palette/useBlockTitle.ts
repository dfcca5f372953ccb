import { splitVlnv } from '@netloom/model';
import type { IpDescriptor } from '@netloom/model';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a block is for, in the user's language where it comes along; of others as their file has it. */
export function useBlockAbout(): (block: Pick<IpDescriptor, 'vlnv' | 'description'>) => string {
  const { t, i18n } = useTranslation('blocks');
  return useCallback(
    ({ vlnv, description }) => {
      const { vendor, name } = splitVlnv(vlnv);
      const isOurs = vendor === 'netloom' && i18n.exists(`about.${name}`, { ns: 'blocks' });
      return isOurs ? t(`about.${name}`) : description;
    },
    [t, i18n],
  );
}

/** Titles of the blocks that come along in the user's language; of others as their file has it. */
export function useBlockTitle(): (block: Pick<IpDescriptor, 'vlnv' | 'title'>) => string {
  const { t, i18n } = useTranslation('blocks');
  return useCallback(
    ({ vlnv, title }) => {
      const { vendor, name } = splitVlnv(vlnv);
      const isOurs = vendor === 'netloom' && i18n.exists(`title.${name}`, { ns: 'blocks' });
      return isOurs ? t(`title.${name}`) : title;
    },
    [t, i18n],
  );
}
