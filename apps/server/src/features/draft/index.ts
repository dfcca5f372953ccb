import type { Feature } from '../../services.ts';
import { getDraftRoute, listDraftsRoute, saveDraftRoute } from './drafts.ts';

export { finishDraft } from './repository.ts';

export const draft: Feature = { routes: [listDraftsRoute, getDraftRoute, saveDraftRoute] };
