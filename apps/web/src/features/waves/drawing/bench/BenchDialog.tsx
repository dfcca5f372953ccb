import { isKeyword } from '@netloom/hdl/keywords';
import { Identifier } from '@netloom/model';
import { benchOf, changeLane, changeSection, directionOf, widthOf } from '@netloom/waves/drawing';
import type { DrawingText, Lane, LaneDirection } from '@netloom/waves/drawing';
import { Button, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { storedFile } from '../../../../api/index.ts';
import { fileShelf } from '../../../../document/index.ts';
import { CodeText, fileAddress } from '../../../files/editor/index.ts';
import { Problems } from '../Problems.tsx';
import { refreshFiles } from '../files/drawings.ts';
import type { Drawn } from '../store/drawn.ts';
import { edit } from '../store/edit.ts';
import { closeDialog } from '../store/uiStore.ts';
import { moduleNameOf } from './moduleName.ts';
import { portsOf, useModules, useSources } from './usePorts.ts';

const DIRECTIONS: readonly LaneDirection[] = ['none', 'clock', 'input', 'output'];

interface BenchDialogProps {
  open: Drawn;
  document: DrawingText;
}

/** Makes a testbench of the drawing: which lanes are what, the module to test, and the text that results. */
export function BenchDialog({ open, document: { drawing } }: BenchDialogProps) {
  const { t } = useTranslation('waveDrawing');
  const navigate = useNavigate();
  const sources = useSources();
  const base = moduleNameOf(open.path);
  const [source, setSource] = useState<string>();
  const [name, setName] = useState(`${base}_tb`);
  const [saving, setSaving] = useState(false);
  const modules = useModules(source);
  const module = drawing.bench.module ?? base;
  const ports = portsOf(modules.find((one) => one.module === module));
  const path = `tb/${name}.sv`;
  const isName = Identifier.safeParse(name).success && !isKeyword(name) && name !== module;
  const bench = benchOf(drawing, { name, source: open.path, module, isKeyword, ports });

  async function save() {
    if (bench.text === undefined || !isName || saving) return;
    setSaving(true);
    try {
      await fileShelf.storeText(path, bench.text, '');
      refreshFiles();
      announceSuccess(t('bench.saved', { path }));
      closeDialog();
      void navigate(fileAddress({ path }));
    } catch (error) {
      announceError(storedFile(error) ? new Error(t('bench.taken', { path })) : error);
      setSaving(false);
    }
  }

  const setModule = (value: string) =>
    edit((document) => changeSection(document, 'netloom', { module: value === '' ? undefined : value }));
  return (
    <Modal
      open
      width="min(1180px, 96vw)"
      title={t('bench.title')}
      onCancel={closeDialog}
      footer={[
        <Button key="close" onClick={closeDialog}>
          {t('bench.close')}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={saving}
          disabled={bench.text === undefined || !isName}
          onClick={() => void save()}
        >
          {t('bench.save')}
        </Button>,
      ]}
    >
      <div className="nl-wd-bench">
        <div className="nl-wd-bench-left">
          <div className="nl-wd-form">
            <label htmlFor="benchName">{t('bench.name')}</label>
            <Input
              id="benchName"
              size="small"
              spellCheck={false}
              value={name}
              status={isName ? '' : 'error'}
              onChange={({ target }) => setName(target.value)}
            />
            <small className="nl-dim">{isName ? path : t('bench.wrongName')}</small>
            <label htmlFor="benchSource">{t('bench.source')}</label>
            <Select
              id="benchSource"
              size="small"
              allowClear
              showSearch
              placeholder={t('bench.noSource')}
              value={source}
              options={sources.map((value) => ({ value, label: value }))}
              onChange={(value: string | undefined) => setSource(value)}
            />
            <label htmlFor="benchModule">{t('bench.module')}</label>
            {modules.length > 0 ? (
              <Select
                id="benchModule"
                size="small"
                value={module}
                options={modules.map((one) => ({ value: one.module, label: one.module }))}
                onChange={setModule}
              />
            ) : (
              <Input
                key={module}
                id="benchModule"
                size="small"
                spellCheck={false}
                defaultValue={module}
                onBlur={({ target }) => setModule(target.value.trim())}
              />
            )}
            <label htmlFor="benchGap">{t('bench.gap')}</label>
            <InputNumber
              id="benchGap"
              size="small"
              min={1}
              max={1_000_000}
              value={drawing.bench.gap ?? 4}
              onChange={(gap) =>
                edit((document) => changeSection(document, 'netloom', { gap: gap ?? undefined }))
              }
            />
          </div>
          <table className="nl-wd-lanes">
            <thead>
              <tr>
                <th>{t('lane.name')}</th>
                <th>{t('lane.direction')}</th>
                <th>{t('lane.width')}</th>
              </tr>
            </thead>
            <tbody>
              {drawing.lanes.map((lane, index) =>
                lane.name === '' ? null : <LaneRow key={index} lane={lane} index={index} ports={ports} />,
              )}
            </tbody>
          </table>
        </div>
        <div className="nl-wd-bench-right">
          <Problems diagnostics={bench.diagnostics} />
          <div className="nl-wd-bench-text">
            {bench.text === undefined ? (
              <p className="nl-dim">{t('bench.refused')}</p>
            ) : (
              <CodeText path={path} text={bench.text} />
            )}
          </div>
        </div>
      </div>
    </Modal>
  );
}

interface LaneRowProps {
  lane: Lane;
  index: number;
  ports: ReturnType<typeof portsOf>;
}

function LaneRow({ lane, index, ports }: LaneRowProps) {
  const { t } = useTranslation('waveDrawing');
  const set = (change: Pick<Partial<Lane>, 'direction' | 'width'>) =>
    edit((document) =>
      changeLane(document, index, { netloom: { direction: lane.direction, width: lane.width, ...change } }),
    );
  return (
    <tr>
      <td className="nl-mono">{lane.name}</td>
      <td>
        <Select<LaneDirection>
          size="small"
          aria-label={`${lane.name}: ${t('lane.direction')}`}
          value={directionOf(lane, ports)}
          options={DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
          onChange={(direction) => set({ direction })}
        />
      </td>
      <td>
        <InputNumber
          size="small"
          aria-label={`${lane.name}: ${t('lane.width')}`}
          min={1}
          max={65536}
          value={lane.width}
          placeholder={String(widthOf(lane, ports).width)}
          onChange={(width) => set({ width: width === null ? undefined : Number(width) })}
        />
      </td>
    </tr>
  );
}
