import { linkBug } from '@netloom/contract';
import type { BugDetails } from '@netloom/contract';
import { Input, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess, announceWarning } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { placeOfText } from '../../../talk/text/index.ts';
import { useGoTo } from '../../../talk/words/index.ts';
import { refreshBugs } from '../useBugChanges.ts';

const COMMIT = /^[0-9a-f]{7,40}$/;

/** Commits, blocks, lines, runs and waves that a defect is linked to. */
export function Links({ bug: { bugId, links } }: { bug: BugDetails }) {
  const { t } = useTranslation('bugs');
  const goTo = useGoTo();
  const may = usePermissions().any('defect:edit');
  const [typed, setTyped] = useState('');
  const link = useCallMutation(linkBug, { onSettled: refreshBugs });
  const open = async (reference: string) => {
    if (COMMIT.test(reference)) {
      await copyText(reference);
      return announceSuccess(t('links.copied'));
    }
    const place = await placeOfText(reference, null);
    if (place === undefined) announceWarning(t('links.gone'));
    else goTo(place);
  };
  const add = () => link.mutate({ body: { bugId, reference: typed } }, { onSuccess: () => setTyped('') });
  return (
    <section aria-label={t('links.title')}>
      <h3>{t('links.title')}</h3>
      <p className="nl-bug-links">
        {links.map((reference) => (
          <Tag
            key={reference}
            closable={may}
            onClose={(event) => {
              event.preventDefault();
              link.mutate({ body: { bugId, reference, remove: true } });
            }}
          >
            <button type="button" onClick={() => void open(reference).catch(announceError)}>
              {COMMIT.test(reference) ? reference.slice(0, 9) : reference}
            </button>
          </Tag>
        ))}
      </p>
      {may ? (
        <Input.Search
          size="small"
          aria-label={t('links.add')}
          placeholder={t('links.hint')}
          enterButton={t('links.add')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onSearch={() => (typed.trim() === '' ? undefined : add())}
        />
      ) : null}
    </section>
  );
}
