import { getFileName } from '@netloom/contract';
import { EXAMPLE_PROGRAMS } from '@netloom/instructions/toolchain';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { EXAMPLE, useChain } from './chainStore.ts';
import type { ChainCore } from './useChainCores.ts';

/** What generators wrote is no program. */
const GENERATED = /(^|\/)(gen|cores|delivery|instructions)\//;

/** Folders of the project that hold C sources. */
function useFolders(): string[] {
  const body = { deptId: useDeptId(), resourcePath: '', resourceName: '.c' };
  const files = useCall(getFileName, { body }).data ?? [];
  const paths = files
    .map(({ filePath }) => filePath.replace(/^\//, ''))
    .filter((path) => path.endsWith('.c'));
  const folders = paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  return [...new Set(folders)].filter((folder) => folder !== '' && !GENERATED.test(`${folder}/`)).sort();
}

/** Sources of the project, or a program that comes with the product. */
export function ProgramField({ core }: { core: ChainCore }) {
  const { t } = useTranslation('toolchain');
  const program = useChain((state) => state.program);
  const folders = useFolders();
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
