import type { ViewLossSentence } from '@netloom/registers/wording';

export const viewLosses: Record<ViewLossSentence, string> = {
  'REG-LOSS/c/member':
    'La estructura C no tiene miembro para {{node}}, porque ningún tipo C tiene su disposición; su _OFFSET permanece',
  'REG-LOSS/cpp/wide': 'Un campo de más de 64 bits no tiene tipo en C++: lea y escriba su registro',
  'REG-LOSS/uvm/triggers/reads':
    '{{register}}: UVM no conoce los disparos de sus lecturas con búfer: sus campos son volátiles',
  'REG-LOSS/uvm/triggers/writes':
    '{{register}}: UVM no conoce los disparos de sus escrituras con búfer: sus campos son volátiles',
  'REG-LOSS/uvm/triggers/both':
    '{{register}}: UVM no conoce los disparos de sus lecturas y escrituras con búfer: sus campos son volátiles',
  'REG-LOSS/uvm/shared':
    '{{register}}: UVM toma un registro con la política {{policy}} ({{field}}) por uno que se lee y se escribe, y advierte que {{partner}} tiene su dirección',
  'REG-LOSS/uvm/wide':
    'Un registro de más de {{most}} bits necesita UVM compilado con +define+UVM_REG_DATA_WIDTH={{width}}',
  'REG-LOSS/uvm/policy':
    '{{register}}.{{field}}: UVM no tiene política para «{{access}}»: la más cercana es {{policy}}',
  'REG-LOSS/uvm/enable': '{{path}}.{{field}}: UVM no conoce la entrada {{input}}: el campo es volátil',
};
