import { getAllSocCanvas, getAllSocModule, selectCanvasBySocCanvasId } from '@netloom/contract';
import { IpDescriptor } from '@netloom/model';
import { createLibrary, libraryEntry, readDocument } from '@netloom/soc';
import { softwareMap } from '@netloom/soc/addressmap';
import type { SoftwareMap } from '@netloom/soc/addressmap';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../api/index.ts';

/** A SoC of the project as its software sees it. */
export interface SocMap {
  name: string;
  map: SoftwareMap;
  /** VLNV of the block of each instance of the document itself, whether software sees it or not. */
  instances: Readonly<Record<string, string>>;
}

interface SocMaps {
  socs: SocMap[];
  /** Path of the register description by VLNV of the block. */
  files: ReadonlyMap<string, string>;
}

/** Every SoC of the project, for questions about addresses and names. */
export function useSocMaps(deptId: number) {
  return useQuery({
    queryKey: ['registers', 'socs', deptId],
    queryFn: () => socMaps(deptId),
    // The maps refer to each other's parts on many ways: to compare old and new along all of them has no end.
    structuralSharing: false,
    meta: { quiet: true },
  });
}

async function socMaps(deptId: number): Promise<SocMaps> {
  const [canvases, modules] = await Promise.all([
    callApi(getAllSocCanvas, { params: { x: deptId } }),
    callApi(getAllSocModule, { params: { x: deptId } }),
  ]);
  const texts = await Promise.all(
    canvases.map(({ socCanvasId }) => callApi(selectCanvasBySocCanvasId, { params: { id: socCanvasId } })),
  );
  const files = new Map<string, string>();
  const entries = modules.flatMap(({ socModuleJson, registersJson, folder, origin }) => {
    const descriptor = IpDescriptor.safeParse(JSON.parse(socModuleJson)).data;
    if (descriptor === undefined) return [];
    if (descriptor.registers !== undefined) {
      const path = folder === '' ? descriptor.registers : `${folder}/${descriptor.registers}`;
      files.set(descriptor.vlnv, origin === 'library' ? `library/${path}` : path);
    }
    return [libraryEntry(descriptor, folder, registersJson ?? undefined)];
  });
  const documents = texts.flatMap(({ toVerilogJson, path, socName }) => {
    const { document } = readDocument(toVerilogJson, path);
    return document ? [{ document, socName }] : [];
  });
  const library = createLibrary(
    entries,
    documents.map(({ document }) => ({ document })),
  );
  const socs = documents.map(({ document, socName }) => ({
    name: socName,
    map: softwareMap(document, library),
    instances: Object.fromEntries(
      Object.entries(document.instances).map(([instance, { ip }]) => [instance, ip]),
    ),
  }));
  return { socs, files };
}
