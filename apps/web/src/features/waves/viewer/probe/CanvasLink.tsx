import { ApartmentOutlined } from '@ant-design/icons';
import { getAllSocCanvas, probe, selectCanvasBySocCanvasId } from '@netloom/contract';
import type { QueryOf } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError, announceWarning } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

interface CanvasPlace {
  canvas: number;
  /** Instance and port, as the document writes it. */
  endpoint: string;
}

async function pathsOf(query: QueryOf<typeof probe>): Promise<string[]> {
  const reply = await callApi(probe, { query });
  return 'paths' in reply ? reply.paths : [];
}

/** The module that is generated of a canvas. */
async function moduleOf(id: number): Promise<string | undefined> {
  const [{ toVerilogJson, path }, { readDocument }] = await Promise.all([
    callApi(selectCanvasBySocCanvasId, { params: { id } }),
    import('@netloom/soc'),
  ]);
  return readDocument(toVerilogJson, path).document?.name;
}

/** The pin of a block on one of the project's canvases that a signal of a run is connected to. */
async function findOnCanvas(runId: string, path: string, deptId: number): Promise<CanvasPlace | undefined> {
  const canvases = await callApi(getAllSocCanvas, { params: { x: deptId } });
  const names = await pathsOf({ runId, view: 'names', path });
  for (const { socCanvasId: canvas } of canvases) {
    const module = await moduleOf(canvas);
    if (module === undefined) continue;
    for (const top of await pathsOf({ runId, view: 'instances', module })) {
      const inside = names
        .filter((name) => name.startsWith(`${top}.`))
        .map((name) => name.slice(top.length + 1));
      const endpoint = inside.find((name) => name.split('.').length === 2);
      if (endpoint !== undefined) return { canvas, endpoint };
    }
  }
  return undefined;
}

/** Shows a signal's pin on the canvas of its SoC. */
export function CanvasLink({ runId, path }: { runId: string; path: string }) {
  const { t } = useTranslation('waves');
  const deptId = useDeptId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const show = async () => {
    const place = await findOnCanvas(runId, path, deptId);
    if (!place) return announceWarning(t('probe.notOnCanvas', { path }));
    const search = new URLSearchParams({ canvas: String(place.canvas), block: place.endpoint });
    return navigate(`/charts/keyboard?${search}`);
  };
  return (
    <Button
      type="link"
      size="small"
      icon={<ApartmentOutlined aria-hidden />}
      loading={busy}
      onClick={() => {
        setBusy(true);
        show()
          .catch(announceError)
          .finally(() => setBusy(false));
      }}
    >
      {t('probe.onCanvas')}
    </Button>
  );
}
