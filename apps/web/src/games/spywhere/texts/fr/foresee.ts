export const foresee = {
  question: 'D’où vient {{name}} ?',
  nations: 'Nationalité',
  said: '{{name}} : {{nation}}',
};
