import type { Feature } from '../../services.ts';
import { getNoteRoute } from './getNote.ts';
import { saveNoteRoute } from './saveNote.ts';

export const notepad: Feature = { routes: [getNoteRoute, saveNoteRoute] };
