import { linesOf } from '@netloom/instructions/toolchain';
import type { SetReport, ToolchainReport } from '@netloom/model';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChain } from './chainStore.ts';
import { setText } from './Overview.tsx';
import { SourceLines } from './SourceLines.tsx';

/** What each file took, most first. */
function filesOf(set: SetReport): string[] {
  const took = new Map<string, number>();
  for (const { code } of set.functions)
    for (const { file, cycles, executed } of code)
      if (file !== null) took.set(file, (took.get(file) ?? 0) + (cycles ?? executed));
  return [...took]
    .filter(([, each]) => each > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([file]) => file);
}

/** A source with what each line took, and the code that it became. */
export function SourceView({ report: { sets, sources } }: { report: ToolchainReport }) {
  const { t } = useTranslation('toolchain');
  const { file, shown } = useChain();
  const set = sets[shown] ?? sets[0]!;
  const files = filesOf(set);
  const open = file !== undefined && files.includes(file) ? file : files[0];
  if (open === undefined) return <p className="nl-chain-hint">{t('source.none')}</p>;
  return (
    <div className="nl-chain-page">
      <div className="nl-chain-bar">
        <Select
          size="small"
          aria-label={t('source.file')}
          popupMatchSelectWidth={false}
          value={open}
          options={files.map((value) => ({ value, label: value }))}
          onChange={(value) => useChain.setState({ file: value })}
        />
        {sets.length > 1 && (
          <Segmented
            size="small"
            aria-label={t('source.build')}
            value={sets[shown] ? shown : 0}
            options={sets.map((each, index) => ({ value: index, label: setText(each.set) }))}
            onChange={(value) => useChain.setState({ shown: value as 0 | 1 })}
          />
        )}
      </div>
      <SourceLines
        text={sources[open]}
        lines={linesOf(set, open)}
        whole={set.rtl?.cycles ?? set.model.instructions}
      />
    </div>
  );
}
