import type { Feature } from '../../services.ts';
import type { DictionaryCache } from './dictionaryCache.ts';
import { deleteDictDataByIdsRoute } from './deleteDictDataByIds.ts';
import { deleteDictTypeByIdRoute } from './deleteDictTypeById.ts';
import { insertDictDataRoute } from './insertDictData.ts';
import { insertDictTypeRoute } from './insertDictType.ts';
import { selectDictDataByIdRoute } from './selectDictDataById.ts';
import { selectDictDataByTypeRoute } from './selectDictDataByType.ts';
import { selectDictDataListRoute } from './selectDictDataList.ts';
import { selectDictTypeByIdRoute } from './selectDictTypeById.ts';
import { selectDictTypeListRoute } from './selectDictTypeList.ts';
import { updateDictDataRoute } from './updateDictData.ts';
import { updateDictTypeRoute } from './updateDictType.ts';

export { DictionaryCache } from './dictionaryCache.ts';

declare module '../../serviceParts.ts' {
  interface Services {
    dictionaries: DictionaryCache;
  }
}

export const dictionary: Feature = {
  routes: [
    selectDictTypeListRoute,
    selectDictTypeByIdRoute,
    insertDictTypeRoute,
    updateDictTypeRoute,
    deleteDictTypeByIdRoute,
    selectDictDataListRoute,
    selectDictDataByIdRoute,
    selectDictDataByTypeRoute,
    insertDictDataRoute,
    updateDictDataRoute,
    deleteDictDataByIdsRoute,
  ],
};
