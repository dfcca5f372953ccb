import { MAX_IMPORT_BYTES } from '../reading.ts';
import type { RegisterReader } from '../reading.ts';
import { parseXml, XmlError } from '@netloom/xml';
import { readDevice } from './read/device.ts';
import { Report } from './read/report.ts';
import { say } from '../../wording/formats/sentences.ts';

export const svdReader: RegisterReader = {
  id: 'svd',
  title: 'CMSIS-SVD',
  extensions: ['.svd'],
  read({ path, files }) {
    const report = new Report(path);
    const content = files.get(path);
    if (!content) report.error(say('SVD/absent', {}), 1);
    else if (content.length > MAX_IMPORT_BYTES) {
      report.error(say('SVD/large', { bytes: content.length, most: MAX_IMPORT_BYTES }), 1);
    }
    if (!content || report.hasErrors) return { maps: [], diagnostics: report.diagnostics() };
    try {
      const maps = readDevice(parseXml(content), report);
      return { maps: report.hasErrors ? [] : maps, diagnostics: report.diagnostics() };
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      report.error(say('REG-IMPORT/xml', { detail: error.message }), error.line);
      return { maps: [], diagnostics: report.diagnostics() };
    }
  },
};
