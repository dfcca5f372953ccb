import { SwapOutlined } from '@ant-design/icons';
import { gitBranches } from '@netloom/contract';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useCompared } from './compareStore.ts';

interface BranchChoiceProps {
  base: string | undefined;
  head: string | undefined;
}

/** The two branches; a shared branch beside an own one of its name is there as `origin/<name>`. */
export function BranchChoice({ base, head }: BranchChoiceProps) {
  const { t } = useTranslation('git');
  const branches = useCall(gitBranches, { query: { deptId: useDeptId() } }, { staleTime: 0 }).data ?? [];
  const names = branches.flatMap(({ name, own, shared }) =>
    own && shared ? [name, `origin/${name}`] : [name],
  );
  const options = names.map((name) => ({ value: name, label: name }));
  return (
    <div className="nl-git-choice">
      {(['head', 'base'] as const).map((side) => (
        <label key={side}>
          {t(`compare.${side}`)}
          <Select
            showSearch
            value={side === 'head' ? head : base}
            aria-label={t(`compare.${side}`)}
            options={options}
            onChange={(name: string) => useCompared.setState({ base, head, [side]: name })}
          />
        </label>
      ))}
      <Button
        icon={<SwapOutlined />}
        disabled={base === undefined || head === undefined}
        title={t('compare.swap')}
        aria-label={t('compare.swap')}
        onClick={() => useCompared.setState({ base: head, head: base })}
      />
    </div>
  );
}
