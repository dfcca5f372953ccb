import { PlusOutlined } from '@ant-design/icons';
import { getAllSocCanvas } from '@netloom/contract';
import type { SocCanvasRow } from '@netloom/contract';
import { softwareFor } from '@netloom/core';
import { Button, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { addToProject } from './addToProject.ts';
import type { ListedCore } from './listedCore.ts';
import { PieceList } from './PieceList.tsx';
import { PieceView } from './PieceView.tsx';
import { useSoftware } from './softwareStore.ts';
import { useSoc } from './useSoc.ts';
import { withNeeds } from './withNeeds.ts';

const ALONE = 0;

/** The pieces for a core, alone or in a SoC, and writing them into the project. */
export function LibraryView({ cores }: { cores: readonly ListedCore[] }) {
  const { t } = useTranslation('software');
  const deptId = useDeptId();
  const { core, socCanvasId, shown, chosen } = useSoftware();
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } }).data ?? [];
  const { options, folder } = cores.find((each) => each.folder === core) ?? cores[0]!;
  const canvas = canvases.find((row) => row.socCanvasId === socCanvasId);
  const soc = useSoc(canvas, options.name);
  const pieces = useMemo(() => softwareFor(options, soc ?? undefined), [options, soc]);
  const piece = pieces.find(({ id }) => id === shown) ?? pieces[0];
  const wanted = withNeeds(chosen, pieces).filter(({ unavailable }) => unavailable === undefined);
  const target = `sw/${soc?.name ?? options.name}`;
  const write = () =>
    addToProject(target, {
      deptId,
      folder,
      design: soc === null ? '' : canvas?.path,
      pieces: wanted.map(({ id }) => id),
    });
  return (
    <div className="nl-software">
      <div className="nl-software-toolbar">
        <CoreSelect cores={cores} folder={folder} />
        <SocSelect canvases={canvases} canvas={canvas} />
        {canvas !== undefined && soc === null ? <small>{t('notInSoc', { core: options.name })}</small> : null}
        <span className="nl-software-spring" />
        <Button
          size="small"
          type="primary"
          icon={<PlusOutlined />}
          disabled={wanted.length === 0}
          title={t('addHelp', { folder: target })}
          onClick={write}
        >
          {t('add', { count: wanted.length })}
        </Button>
      </div>
      <PieceList pieces={pieces} shown={piece} />
      {piece === undefined ? null : <PieceView key={piece.id} piece={piece} />}
    </div>
  );
}

function CoreSelect({ cores, folder }: { cores: readonly ListedCore[]; folder: string }) {
  const { t } = useTranslation('software');
  return (
    <>
      <label htmlFor="software-core">{t('core')}</label>
      <Select
        id="software-core"
        size="small"
        value={folder}
        options={cores.map((each) => ({ value: each.folder, label: each.options.name }))}
        onChange={(next) => useSoftware.setState({ core: next })}
      />
    </>
  );
}

interface SocSelectProps {
  canvases: readonly SocCanvasRow[];
  /** Undefined for the core alone. */
  canvas: SocCanvasRow | undefined;
}

function SocSelect({ canvases, canvas }: SocSelectProps) {
  const { t } = useTranslation('software');
  return (
    <>
      <label htmlFor="software-soc">{t('soc')}</label>
      <Select
        id="software-soc"
        size="small"
        value={canvas?.socCanvasId ?? ALONE}
        options={[
          { value: ALONE, label: t('alone') },
          ...canvases.map((row) => ({ value: row.socCanvasId, label: row.socName })),
        ]}
        onChange={(next) => useSoftware.setState({ socCanvasId: next })}
      />
    </>
  );
}
