import type { GeneratedFile } from '@netloom/contract';
import type { Diagnostic, DocumentPlace } from '@netloom/model';
import { create } from 'zustand';
import type { Decisions } from './decisions.ts';

/** What became of the files of a generation. */
export interface Generation {
  written: boolean;
  files: GeneratedFile[];
  diagnostics: Diagnostic[];
}

/** What to generate, by name for people. */
export interface GenerationRequest {
  name: string;
  /** Generates into the tree; asked again with decisions about hand-edited files. */
  run: (decisions: Decisions) => Promise<Generation>;
  /** Shows a place of the document that it is generated from. */
  onShow?: (place: DocumentPlace) => void;
}

export const useGeneration = create<{ request: GenerationRequest | null }>(() => ({ request: null }));

/** Generates into the member's tree, and shows what became of each file. */
export function openGenerate(request: GenerationRequest): void {
  useGeneration.setState({ request });
}

export function closeGenerate(): void {
  useGeneration.setState({ request: null });
}
