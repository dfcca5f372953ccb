import { EXAMPLE_PROGRAMS } from '@netloom/instructions/toolchain';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EXAMPLE, useChain } from './chainStore.ts';
import type { SoundCore } from '../../soundCores.ts';
import { useProgramFolders } from './useProgramFolders.ts';

/** Sources of the project, or a program that comes with the product. */
export function ProgramField({ core }: { core: SoundCore }) {
  const { t } = useTranslation('toolchain');
  const program = useChain((state) => state.program);
  const folders = useProgramFolders();
  const has = (insn: string | undefined) =>
    insn === undefined || core.insns.some(({ name }) => name === insn);
  const options = [
    { label: t('program.project'), options: folders.map((value) => ({ value, label: value })) },
    {
      label: t('program.examples'),
      options: EXAMPLE_PROGRAMS.map(({ id, insn }) => ({
        ...{ value: `${EXAMPLE}${id}`, label: t(`example.${id}`), disabled: !has(insn) },
        title: has(insn) ? undefined : t('program.needs', { name: insn }),
      })),
    },
  ];
  return (
    <>
      <label htmlFor="chain-program">{t('program.label')}</label>
      <Select
        id="chain-program"
        size="small"
        showSearch
        popupMatchSelectWidth={false}
        value={program}
        options={options.filter((group) => group.options.length > 0)}
        onChange={(value) => useChain.setState({ program: value })}
      />
    </>
  );
}
