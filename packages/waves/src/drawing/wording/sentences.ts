import { sayer } from '@netloom/model';

/** Every sentence said about drawings and their testbenches, in English; other languages are worded by the same keys. */
export const WAVE_SENTENCES = {
  'DRAW-AT': '{{field}}: {{said}}',

  'DRAW-SYNTAX/levels': 'more than {{most}} levels',
  'DRAW-SYNTAX/ends': 'the text ends where {{expected}} is expected',
  'DRAW-SYNTAX/stands': '{{at}} stands where {{expected}} is expected',
  'DRAW-SYNTAX/end': 'nothing more, the value ends before',
  'DRAW-SYNTAX/name': 'a name or }',
  'DRAW-SYNTAX/colon': ': behind {{name}}',
  'DRAW-SYNTAX/comma': ', or {{end}}',
  'DRAW-SYNTAX/value': 'a value',
  'DRAW-SYNTAX/number': '{{at}} is no number; a text needs quotes',
  'DRAW-SYNTAX/comment': 'the comment has no end',
  'DRAW-SYNTAX/unexpected': '{{at}} is not expected here',
  'DRAW-SYNTAX/quotes': 'the text in quotes does not end on its line',
  'DRAW-SYNTAX/escape': '\\{{letter}} needs {{digits}} hexadecimal digits',

  'DRAW-FIELD/text': 'must be a text',
  'DRAW-FIELD/number': 'must be a number',
  'DRAW-FIELD/list': 'must be a list',
  'DRAW-FIELD/object': 'must be an object',
  'DRAW-FIELD/flag': 'must be true or false',
  'DRAW-FIELD/bounds': '{{value}} is not within {{least}} and {{most}}',
  'DRAW-FIELD/drawing': 'a drawing is an object: { "signal": [ … ] }',
  'DRAW-FIELD/signal':
    'signal is missing, which lists the lanes; or reg for the fields of a register, assign for a circuit',
  'DRAW-FIELD/hbounds': 'must be two ticks, the lesser first',
  'DRAW-FIELD/row': 'must be a lane { … } or a group [ … ]',
  'DRAW-FIELD/labels': 'must be a list of texts, or one text',
  'DRAW-FIELD/direction': 'must be one of {{known}}',
  'DRAW-FIELD/too-many-bits': 'its fields have {{used}} bits, config.bits says {{bits}}',
  'DRAW-FIELD/field': 'must be a field { "bits": … }',
  'DRAW-FIELD/bits': 'bits is missing',
  'DRAW-FIELD/fields': 'has more than {{most}} fields',
  'DRAW-FIELD/type': 'must be the number of a type',
  'DRAW-FIELD/assignment': "must be an output and its driver: ['q', ['&', 'a', 'b']]",
  'DRAW-FIELD/driver': "must be a name or a gate ['&', …]",
  'DRAW-FIELD/gate': 'a gate has a type and at least one input',
  'DRAW-FIELD/gates': 'more than {{most}} gates',

  'DRAW-IGNORED/again': '{{key}} stands here again below, which counts',
  'DRAW-IGNORED/unknown': '{{key}} is not known and not drawn; known are {{known}}',
  'DRAW-IGNORED/style': 'the style {{key}} is not drawn',
  'DRAW-IGNORED/skin': 'there is no skin {{name}}; known are {{known}}',
  'DRAW-IGNORED/driver': 'an output has one driver',

  'DRAW-WAVE/state': '{{char}} at character {{place}} is no state; known are {{known}}',
  'DRAW-WAVE/begin': 'begins by going on with a state that is not there',
  'DRAW-WAVE/colour': '{{char}} is no colour and drawn as 1; known are 1 to 8, 0 for none and a dot to go on',
  'DRAW-DATA': '{{labels}} labels for {{cells}} data cells of the wave',
  'DRAW-LENGTH': 'ends at tick {{end}}, the longest lane at {{longest}}',
  'DRAW-NODE': '{{places}} places for {{cells}} cells of the wave',
  'DRAW-EDGE/form': 'must name two nodes and what joins them: a~>b text',
  'DRAW-EDGE/node': 'no lane has a node {{node}}',
  'DRAW-EDGE/shape': '{{shape}} is no line; known are {{known}}',

  'BENCH-NAME/none': 'lane {{lane}} has no name that a port could have',
  'BENCH-NAME/keyword': '{{name}} is a word of SystemVerilog',
  'BENCH-NAME/twice': 'two lanes are named {{name}}',
  'BENCH-WIDTH/guessed': '{{name}}: {{bits}} bits are assumed; choose its width',
  'BENCH-WIDTH/port': "{{name}}: the module's port has {{bits}} bits, the lane {{own}}",
  'BENCH-PORT/none': 'the module has no port {{name}}',
  'BENCH-PORT/input': "{{name}}: the module's port is an input",
  'BENCH-PORT/output': "{{name}}: the module's port is an output",
  'BENCH-CLOCK': '{{name}} is not p or n throughout: make it an input, or draw it so',
  'BENCH-OUTPUT': 'no lane is an output: nothing is checked',
  'BENCH-EMPTY': 'no lane takes part: choose inputs and outputs',
  'BENCH-FINE': '{{name}} is compared once a cycle, at its end',
  'BENCH-Z': '{{name}}: cells with z are not compared',
  'BENCH-LABEL/wide': '{{label}} does not fit into {{bits}} bits',
  'BENCH-LABEL/same': '{{label}} has the same value as another word: {{bits}} bits have no more',
} as const;

export type WaveSentence = keyof typeof WAVE_SENTENCES;

export const say = sayer(WAVE_SENTENCES);
