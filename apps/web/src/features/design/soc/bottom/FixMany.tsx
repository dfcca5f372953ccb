import { ToolOutlined } from '@ant-design/icons';
import type { Diagnostic } from '@netloom/model';
import { fixMany } from '@netloom/soc';
import { Button, Dropdown } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { announceSuccess, announceWarning } from '../../../../announce.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';

/** Longer would keep the page from answering. */
const MOST_MS = 2000;

type IsWanted = (problem: Diagnostic) => boolean;

/** Applies fixes in one step, and says what came of it. */
function mend(t: TFunction<'soc'>, isWanted: IsWanted): void {
  const { document, library } = useSoc.getState();
  const end = performance.now() + MOST_MS;
  const isOver = () => performance.now() > end;
  const { document: mended, fixed, left } = fixMany(document, library, isWanted, isOver);
  change({ document: mended });
  if (fixed > 0) announceSuccess(t('problems.fixed', { count: fixed }));
  if (left > 0) announceWarning(t('problems.left', { count: left }));
}

/** Applies many fixes in one step: all, or those of one code. */
export function FixMany({ problems }: { problems: readonly Diagnostic[] }) {
  const { t } = useTranslation('soc');
  const fixable = problems.filter(({ fix }) => fix !== undefined);
  if (fixable.length < 2) return null;
  const codes = [...new Set(fixable.map(({ code }) => code))];
  const countOf = (code: string) => fixable.filter((each) => each.code === code).length;

  const items = [
    {
      key: 'all',
      label: t('problems.fixAll', { count: fixable.length }),
      onClick: () => mend(t, () => true),
    },
    ...codes.map((code) => ({
      key: code,
      label: t('problems.fixCode', { code, count: countOf(code) }),
      onClick: () => mend(t, (each) => each.code === code),
    })),
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button className="nl-soc-fix-many" size="small" icon={<ToolOutlined aria-hidden />}>
        {t('problems.fixMany')}
      </Button>
    </Dropdown>
  );
}
