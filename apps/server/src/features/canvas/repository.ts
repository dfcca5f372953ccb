import { and, asc, eq, inArray } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { canvases } from './tables.ts';

export type CanvasRow = typeof canvases.$inferSelect;

/** Rows of the documents by name; a document that has none yet gets one. */
export async function indexCanvases(
  database: Database,
  deptId: number,
  documents: { path: string; socName: string }[],
  createBy: number,
): Promise<CanvasRow[]> {
  if (documents.length === 0) return [];
  const values = documents.map((document) => ({ ...document, deptId, createBy }));
  await database.insert(canvases).values(values).onConflictDoNothing();
  const paths = documents.map(({ path }) => path);
  return database
    .select()
    .from(canvases)
    .where(and(eq(canvases.deptId, deptId), inArray(canvases.path, paths)))
    .orderBy(asc(canvases.socName), asc(canvases.socCanvasId));
}

export async function findCanvas(database: Database, socCanvasId: number): Promise<CanvasRow | undefined> {
  const [row] = await database.select().from(canvases).where(eq(canvases.socCanvasId, socCanvasId));
  return row;
}

export function listCanvasesCreatedBy(
  database: Database,
  userId: number,
  deptIds: number[],
): Promise<CanvasRow[]> {
  return database
    .select()
    .from(canvases)
    .where(and(eq(canvases.createBy, userId), inArray(canvases.deptId, deptIds)))
    .orderBy(asc(canvases.socName), asc(canvases.socCanvasId));
}

/** Records a save. */
export async function touchCanvas(
  database: Database,
  socCanvasId: number,
  socName: string,
): Promise<CanvasRow> {
  const [row] = await database
    .update(canvases)
    .set({ socName, updateTime: new Date() })
    .where(eq(canvases.socCanvasId, socCanvasId))
    .returning();
  return row!;
}
