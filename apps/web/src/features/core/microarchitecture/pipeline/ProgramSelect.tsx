import { EXAMPLE_PROGRAMS } from '@netloom/instructions/toolchain';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProgramFolders } from '../../instructions/index.ts';
import { EXAMPLE, usePipeline } from './pipelineStore.ts';

/** Which program runs: one of the project, or one that comes with the product. */
export function ProgramSelect({ id }: { id: string }) {
  const { t } = useTranslation('toolchain');
  const { program } = usePipeline();
  const folders = useProgramFolders();
  const options = [
    { label: t('program.project'), options: folders.map((value) => ({ value, label: value })) },
    {
      label: t('program.examples'),
      options: EXAMPLE_PROGRAMS.filter(({ insn }) => insn === undefined).map((example) => ({
        value: `${EXAMPLE}${example.id}`,
        label: t(`example.${example.id}` as 'example.crc-bitwise'),
      })),
    },
  ];
  return (
    <Select
      id={id}
      size="small"
      showSearch
      popupMatchSelectWidth={false}
      value={program}
      options={options.filter((group) => group.options.length > 0)}
      onChange={(value) => usePipeline.setState({ program: value })}
    />
  );
}
