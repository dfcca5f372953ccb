import { Identifier, Vlnv } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { CommittedInput } from './CommittedInput.tsx';
import { OfAll } from './OfAll.tsx';
import { Row } from './Row.tsx';
import { TopList } from './TopList.tsx';
import { TopParameters } from './TopParameters.tsx';

/** The SoC itself: what its top module is called and what it shows to the outside. */
export function TopProperties() {
  const { t } = useTranslation('soc');
  return (
    <>
      <h3>{t('top.title')}</h3>
      <OfAll>
        <Names />
        <TopParameters />
        <TopList section="clocks" />
        <TopList section="resets" />
        <TopList section="ports" />
        <TopList section="interfaces" />
      </OfAll>
    </>
  );
}

function Names() {
  const { t } = useTranslation('soc');
  const name = useSoc((state) => state.document.name);
  const vlnv = useSoc((state) => state.document.vlnv);
  const title = useSoc((state) => state.document.title ?? '');
  const description = useSoc((state) => state.document.description ?? '');
  return (
    <>
      <Row label={t('top.module')}>
        <CommittedInput
          mono
          label={t('top.module')}
          value={name}
          check={(text) => (Identifier.safeParse(text).success ? undefined : t('properties.identifier'))}
          onCommit={(text) => set({ name: text })}
        />
      </Row>
      <Row label="VLNV">
        <CommittedInput
          mono
          label="VLNV"
          value={vlnv}
          check={(text) => (Vlnv.safeParse(text).success ? undefined : t('properties.vlnv'))}
          onCommit={(text) => set({ vlnv: text })}
        />
      </Row>
      <Row label={t('top.name')}>
        <CommittedInput
          label={t('top.name')}
          value={title}
          onCommit={(text) => set({ title: text || undefined })}
        />
      </Row>
      <Row label={t('properties.description')}>
        <CommittedInput
          label={t('properties.description')}
          value={description}
          onCommit={(text) => set({ description: text || undefined })}
        />
      </Row>
    </>
  );
}

function set(part: Partial<SocDocument>): void {
  change({ document: { ...useSoc.getState().document, ...part } });
}
