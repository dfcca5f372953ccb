import { PoweroffOutlined } from '@ant-design/icons';
import { bootTargets, getAllSocCanvas, getFileName } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { Alert, AutoComplete, Button, Checkbox, Select, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId, useDesign } from '../../../../session/index.ts';
import { Field, LimitFields, MissingTool, NumberField, USUAL_LIMITS, useStartRun } from '../../run/index.ts';
import type { LimitChoice } from '../../run/index.ts';
import { firmwareFolders } from './firmwareFolders.ts';

/** What is booted; an emptied number is left to the server. */
interface BootFields extends LimitChoice {
  path: string;
  firmware: string;
  megacycles: number | undefined;
  trace: boolean;
}

const INITIAL = { megacycles: 0, trace: false, ...USUAL_LIMITS, seconds: 3600 };

/** Boots a SoC: firmware is compiled for its core and runs on the Verilated design, with a terminal on its serial line. */
export function BootForm({ from }: { from: RequestOf<'boot'> | null }) {
  const { t } = useTranslation('simulation');
  const deptId = useDeptId();
  const { designId } = useDesign();
  const targets = useCall(bootTargets, { query: { deptId } }, { staleTime: 0 });
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } });
  const sources = useCall(getFileName, { body: { deptId, resourcePath: '', resourceName: '.c' } });
  const [changes, setChanges] = useState<Partial<BootFields>>(from ?? {});
  const { mutate, isPending } = useStartRun();
  const rows = targets.data ?? [];
  const open = canvases.data?.find(({ socCanvasId }) => socCanvasId === designId);
  const natural = rows.find((row) => row.path === open?.path) ?? rows[0];
  const path = changes.path ?? natural?.path ?? '';
  const folders = firmwareFolders(sources.data ?? [], path);
  const form: BootFields = { ...INITIAL, firmware: folders[0] ?? '', ...changes, path };
  const set = (change: Partial<BootFields>) => setChanges((known) => ({ ...known, ...change }));
  return (
    <form
      className="nl-run-form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ body: { ...form, kind: 'boot', deptId } });
      }}
    >
      <MissingTool name="verilator" />
      <MissingTool name="riscv64-unknown-elf-gcc" />
      {targets.data?.length === 0 ? <Alert type="info" showIcon title={t('boot.noDesign')} /> : null}
      <Field label={t('boot.design')}>
        <Select
          value={form.path === '' ? undefined : form.path}
          loading={targets.isPending}
          options={rows.map(({ path: value, name }) => ({ value, label: name }))}
          onChange={(value) => set({ path: value })}
        />
      </Field>
      <Field label={t('boot.firmware')}>
        <AutoComplete
          className="nl-mono"
          value={form.firmware}
          placeholder="demo/sw/hello"
          options={folders.map((value) => ({ value }))}
          onChange={(firmware: string) => set({ firmware })}
        />
      </Field>
      <div className="nl-sim-flags">
        <Tooltip title={t('boot.traceHint')}>
          <Checkbox checked={form.trace} onChange={({ target }) => set({ trace: target.checked })}>
            {t('form.trace')}
          </Checkbox>
        </Tooltip>
      </div>
      <NumberField
        label={t('boot.megacycles')}
        hint={t('boot.megacyclesHint')}
        value={form.megacycles}
        min={0}
        max={1_000_000}
        onChange={(megacycles) => set({ megacycles })}
      />
      <LimitFields limits={form} set={set} />
      <div className="nl-run-buttons">
        <Button
          type="primary"
          htmlType="submit"
          icon={<PoweroffOutlined aria-hidden />}
          disabled={form.path === '' || form.firmware === ''}
          loading={isPending}
        >
          {t('boot.start')}
        </Button>
      </div>
    </form>
  );
}
