import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const en: Texts<typeof fr> = {
  title: 'What the cameras see',
  lead: 'Camera and microphone stay off until you turn them on, and everything works without them. This is what happens when you do, and how to check it.',
  sees: 'Sees',
  hears: 'Hears',
  goes: 'Goes',
  kept: 'Kept',
  wink: {
    title: 'Your own wink',
    sees: 'Where your eyes are, and whether one of them is shut.',
    goes: 'Nowhere. A program on this device looks at each picture once. Only the wink itself leaves it, as when you press the button.',
    kept: 'No picture, ever. The record of a game says that somebody winked and when, as it does for the button.',
  },
  living: {
    title: 'Living faces',
    sees: 'Your face, small: 240 by 240 pixels, twelve times a second, or five where the browser has no video encoder.',
    goes: 'Through the server of your table, and from there only to whoever is looking at you at that moment. Never to those who watch the game.',
    kept: 'Nothing. The server holds the last second in its memory and writes none of it down.',
  },
  sealed: {
    title: 'Living faces with a key',
    sees: 'The same picture, encrypted on your device before it leaves.',
    goes: 'The same way. The server passes on what it cannot open: the key is in the link after the #, which browsers send to nobody.',
    kept: 'Nothing. Whoever has the whole link has the key: send it only to those who play.',
  },
  voices: {
    title: 'Voices',
    sees: 'What your microphone hears, while it is open.',
    goes: 'Through the server of your table, to the other players, never to those who watch. All pieces have the same size, whatever is said. A key seals them too.',
    kept: 'Nothing. No voice is in the record of a game.',
  },
  check: {
    title: 'See for yourself',
    sign: 'While a camera is on, a sign at the edge of the page says so, and so does your device, with a light or a dot. One tap on the sign turns it off. So does leaving the page.',
    network:
      'On a computer, open the developer tools (F12) and their “Network” tab. While you wink with your own eye, only the few letters of the game go out, and no picture.',
    policy:
      'The browser itself sees to it that this page speaks to its own server alone: look for “connect-src” in the headers of the page.',
    source:
      'The whole program is open. Its tests play games in real browsers with marked cameras and read every byte that each player receives.',
  },
  promise: {
    title: 'What no webcam can promise',
    film: 'Whoever sees your face can film their own screen.',
    gaze: 'No webcam can show where you really look. The eyes that you see at the table follow the faces that people choose. Turning your head does not move them either: there is no proof that it would find the right face often enough.',
    honour: 'Among living faces a wink has no referee: keeping to the rules is a matter of honour.',
    server: 'Without a key, whoever runs the server could watch. Play with people you trust, or with a key.',
  },
  here: 'Cameras on this page',
  ready: 'This page is secure: it may ask for camera and microphone, if you want it to.',
  rules: 'The rules of the games',
  play: 'Play',
};
