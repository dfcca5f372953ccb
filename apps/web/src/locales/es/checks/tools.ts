import type { ToolSentence } from '@netloom/model';

export const tools: Record<ToolSentence, string> = {
  'TOOL/proof/refuted': 'Esta aserción no se cumple: el contraejemplo tiene los pasos que llevan a ella',
  'TOOL/proof/vacuous': 'Nunca se llega a esta aserción, o lo supuesto se contradice: no demuestra nada',
  'TOOL/proof/unasked':
    'Esta aserción se cumple, pero en el tiempo disponible no se decidió si se llega a ella',
  'TOOL/proof/undecided': 'Esta aserción no se decidió en el tiempo disponible',
  'TOOL/proof/inside':
    '{{name}} entra en una instancia o una interfaz, donde una prueba no puede mirar: dele un puerto o una net de este módulo',
  'TOOL/proof/undeclared':
    '{{name}} no está declarado. Una prueba no admite nets implícitas, pues lo que nadie excita toma en ella cualquier valor: declare {{name}}',
  'TOOL/formal/fails': '{{check}} falla en el ciclo {{clocks}} tras el reset',
  'TOOL/formal/unasked': '{{check}}: nada lo requiere dentro de lo que hubo tiempo de recorrer ({{depth}})',
  'TOOL/formal/holds':
    '{{check}} se cumple durante {{depth}} desde el reset, para cualquier programa y cualquier respuesta del bus',
  'TOOL/formal/proved': '{{check}} queda probado para cualquier número de ciclos',
  'TOOL/yosys/newer':
    'Esta versión de Yosys lee poco SystemVerilog. La compilación WebAssembly de Yosys lee sintaxis más nueva: elíjala como motor.',
  'TOOL/formal/depth': '{{clocks}} ciclos',
  'TOOL/formal/depthOf': '{{clocks}} de {{of}} ciclos',
};
