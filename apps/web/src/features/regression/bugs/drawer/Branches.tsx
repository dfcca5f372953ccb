import { noteBugBranch } from '@netloom/contract';
import type { BodyOf, BugDetails } from '@netloom/contract';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { Permitted } from '../../../../parts/index.ts';
import { refreshBugs } from '../useBugChanges.ts';

type What = BodyOf<typeof noteBugBranch>['what'];
const WHATS: readonly What[] = ['found', 'fixed', 'verified', 'forget'];
const short = (commit: string) => <code title={commit}>{commit.slice(0, 9) || '–'}</code>;

function NoteBranch({ bug: { bugId, branch: own } }: { bug: BugDetails }) {
  const { t } = useTranslation('bugs');
  const [branch, setBranch] = useState(own);
  const [commit, setCommit] = useState('');
  const [what, setWhat] = useState<What>('found');
  const note = useCallMutation(noteBugBranch, { onSuccess: () => setCommit(''), onSettled: refreshBugs });
  const isWhole = branch.trim() !== '' && (what === 'forget' || /^[0-9a-f]{7,40}$/.test(commit));
  const body = { bugId, branch: branch.trim(), what, ...(what !== 'forget' && { commit }) };
  return (
    <div className="nl-bug-note">
      <Input
        size="small"
        aria-label={t('field.branch')}
        placeholder={t('field.branch')}
        value={branch}
        onChange={({ target }) => setBranch(target.value)}
      />
      <Select<What>
        size="small"
        popupMatchSelectWidth={false}
        aria-label={t('branches.what')}
        value={what}
        options={WHATS.map((value) => ({ value, label: t(`branches.${value}`) }))}
        onChange={setWhat}
      />
      <Input
        size="small"
        disabled={what === 'forget'}
        aria-label={t('field.commitID')}
        placeholder={t('field.commitID')}
        value={commit}
        onChange={({ target }) => setCommit(target.value.trim())}
      />
      <Button size="small" disabled={!isWhole} loading={note.isPending} onClick={() => note.mutate({ body })}>
        {t('branches.note')}
      </Button>
    </div>
  );
}

/** Where it was found, mended and shown to be gone, branch by branch. */
export function Branches({ bug }: { bug: BugDetails }) {
  const { t } = useTranslation('bugs');
  return (
    <section aria-label={t('branches.title')}>
      <h3>{t('branches.title')}</h3>
      {bug.branches.length === 0 ? (
        <p className="nl-dim">{t('branches.none')}</p>
      ) : (
        <table className="nl-bug-branches">
          <thead>
            <tr>
              <th>{t('field.branch')}</th>
              <th>{t('branches.found')}</th>
              <th>{t('branches.fixed')}</th>
              <th>{t('branches.verified')}</th>
            </tr>
          </thead>
          <tbody>
            {bug.branches.map(({ branch, foundCommit, fixedCommit, verifiedCommit }) => (
              <tr key={branch}>
                <td>{branch}</td>
                <td>{short(foundCommit)}</td>
                <td>{short(fixedCommit)}</td>
                <td>{short(verifiedCommit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bug.status === 'Completed' ? null : (
        <Permitted any={['defect:edit']}>
          <NoteBranch bug={bug} />
        </Permitted>
      )}
    </section>
  );
}
