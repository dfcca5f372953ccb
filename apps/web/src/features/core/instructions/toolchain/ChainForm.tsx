import { BuildOutlined, DownloadOutlined } from '@ant-design/icons';
import { startRun } from '@netloom/contract';
import { sdkFiles } from '@netloom/instructions';
import { Button, Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { saveBlob, useCallMutation } from '../../../../api/index.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { MissingTool } from '../../../runs/run/index.ts';
import { EXAMPLE, chooseCore, useChain } from './chainStore.ts';
import { ProgramField } from './ProgramField.tsx';
import { SetFields } from './SetFields.tsx';
import type { SoundCore } from '../../soundCores.ts';

interface ChainFormProps {
  cores: readonly SoundCore[];
  core: SoundCore;
}

/** For which core which program is built, and how. */
export function ChainForm({ cores, core }: ChainFormProps) {
  const { t } = useTranslation('toolchain');
  const { first, second, compares, rtl } = useChain();
  return (
    <section className="nl-chain-form" aria-label={t('form')}>
      <MissingTool name="riscv64-unknown-elf-gcc" />
      <div className="nl-chain-fields">
        <label htmlFor="chain-core">{t('core')}</label>
        <Select
          id="chain-core"
          size="small"
          value={core.folder}
          options={cores.map((each) => ({ value: each.folder, label: each.options.name }))}
          onChange={chooseCore}
        />
        <ProgramField core={core} />
        <SetFields id="first" core={core} set={first} onChange={(to) => useChain.setState({ first: to })} />
      </div>
      <Checkbox checked={compares} onChange={({ target }) => useChain.setState({ compares: target.checked })}>
        {t('compare')}
      </Checkbox>
      {compares && (
        <div className="nl-chain-fields">
          <SetFields
            id="second"
            core={core}
            set={second}
            onChange={(to) => useChain.setState({ second: to })}
          />
        </div>
      )}
      <Checkbox
        checked={rtl}
        title={t('rtlHelp')}
        onChange={({ target }) => useChain.setState({ rtl: target.checked })}
      >
        {t('rtl')}
      </Checkbox>
      <BuildButton core={core} />
      <SdkButton core={core} />
    </section>
  );
}

function BuildButton({ core }: { core: SoundCore }) {
  const { t } = useTranslation('toolchain');
  const deptId = useDeptId();
  const can = usePermissions().any;
  const { program, first, second, compares, rtl } = useChain();
  const start = useCallMutation(startRun, {
    onSuccess: ({ runId }) => useChain.setState({ run: runId, file: undefined }),
  });
  const named = program.startsWith(EXAMPLE)
    ? { example: program.slice(EXAMPLE.length), program: '' }
    : { program, example: '' };
  const sets = compares ? [first, second] : [first];
  const body = { kind: 'toolchain', deptId, core: core.path, ...named, sets, rtl } as const;
  return (
    <Button
      type="primary"
      size="small"
      icon={<BuildOutlined aria-hidden />}
      disabled={program === '' || !can('run:start')}
      loading={start.isPending}
      onClick={() => start.mutate({ body: body as never })}
    >
      {t('build')}
    </Button>
  );
}

/** The folder that programs are built in without Netloom. */
function SdkButton({ core: { options, insns } }: { core: SoundCore }) {
  const { t } = useTranslation('toolchain');
  async function download() {
    const { strToU8, zipSync } = await import('fflate');
    const name = `${options.name}-sdk`;
    const files = sdkFiles(options, insns).map(({ path, text }) => [`${name}/${path}`, strToU8(text)]);
    const zip = zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
    saveBlob(new Blob([zip as BlobPart], { type: 'application/zip' }), `${name}.zip`);
  }
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      title={t('sdkHelp')}
      onClick={() => void download().catch(announceError)}
    >
      {t('sdk')}
    </Button>
  );
}
