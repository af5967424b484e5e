export const votes = {
  pause: 'Une pause ?',
  resume: 'On reprend ?',
  end: 'On arrête là ?',
  circles: 'La partie tourne en rond. On arrête là ?',
  replace: 'Un bot à la place de {{name}} ?',
  awaited: 'On attend {{names}}',
  agree: 'D’accord',
};
