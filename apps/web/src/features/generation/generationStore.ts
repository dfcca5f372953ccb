import type { DocumentPlace } from '@netloom/model';
import { create } from 'zustand';

/** A canvas to generate from, with the text of its document as it is now. */
export interface GenerationRequest {
  socCanvasId: number;
  socName: string;
  toVerilogJson: string;
  /** Shows a place of the document on the canvas. */
  onShow?: (place: DocumentPlace) => void;
}

export const useGeneration = create<{ request: GenerationRequest | null }>(() => ({ request: null }));

/** Generates RTL, file list and testbench, and shows what became of each file. */
export function openGenerate(request: GenerationRequest): void {
  useGeneration.setState({ request });
}

export function closeGenerate(): void {
  useGeneration.setState({ request: null });
}
