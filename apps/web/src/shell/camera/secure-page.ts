/** Why this page cannot have a camera or a microphone: browsers give them to secure pages alone, and some have none to give. */
export function whyNoCamera(): 'insecure' | 'unsupported' | null {
  if (!window.isSecureContext) return 'insecure';
  return typeof navigator.mediaDevices?.getUserMedia === 'function' ? null : 'unsupported';
}
