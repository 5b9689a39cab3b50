import type { LetterTexts } from './letter.ts'

export const es: LetterTexts = {
  linkHint: 'Si el botón no funciona, abra este enlace:',
  footer:
    'AuctionWiz le envía este correo por su inicio de sesión o su acceso. Nadie de AuctionWiz le pedirá nunca su contraseña ni un código.',
  letters: {
    verify_email: {
      subject: 'Confirme su correo electrónico',
      paragraphs: [
        'Hola:',
        'confirme que esta dirección de correo es suya. El enlace funciona una sola vez, durante 24 horas. También necesita la contraseña que eligió al registrarse.',
        'Si no se ha registrado en AuctionWiz, ignore este correo. Sin su confirmación no ocurre nada.',
      ],
      action: 'Confirmar la dirección',
    },
    already_registered: {
      subject: 'Ya tiene un usuario de AuctionWiz',
      paragraphs: [
        'Hola, {name}:',
        'alguien, quizá usted, ha intentado registrarse con esta dirección de correo. Esta dirección ya tiene un usuario, así que no se ha cambiado nada.',
        'Inicie sesión como siempre. Si ha olvidado la contraseña, elija «Contraseña olvidada» en la página de inicio de sesión.',
      ],
      action: 'Iniciar sesión',
    },
    password_reset: {
      subject: 'Elija una contraseña nueva',
      paragraphs: [
        'Hola, {name}:',
        'alguien ha pedido restablecer su contraseña. Use el enlace para elegir una nueva. Funciona una sola vez, durante 30 minutos.',
        'Si no ha sido usted, ignore este correo. Su contraseña sigue igual.',
      ],
      action: 'Elegir una contraseña nueva',
    },
    password_changed: {
      subject: 'Su contraseña ha cambiado',
      paragraphs: [
        'Hola, {name}:',
        'su contraseña se cambió el {when} desde la dirección IP {address}.',
        'Si no ha sido usted, elija enseguida una contraseña nueva y contacte con el administrador de su cuenta.',
      ],
      action: 'Abrir AuctionWiz',
    },
    email_change: {
      subject: 'Confirme su nueva dirección de correo',
      paragraphs: [
        'Hola:',
        'confirme que desde ahora quiere iniciar sesión con esta dirección de correo. El enlace funciona una sola vez, durante 24 horas.',
      ],
      action: 'Confirmar la dirección',
    },
    email_change_asked: {
      subject: 'Su correo electrónico está a punto de cambiar',
      paragraphs: [
        'Hola, {name}:',
        'el {when} alguien que conoce su contraseña pidió cambiar su correo electrónico. Cambiará cuando se confirme la nueva dirección.',
        'Si no ha sido usted, cambie enseguida la contraseña y contacte con el administrador de su cuenta.',
      ],
    },
    email_changed: {
      subject: 'Su correo electrónico ha cambiado',
      paragraphs: [
        'Hola, {name}:',
        'su correo electrónico se cambió el {when}. Ya no puede iniciar sesión con esta dirección.',
        'Si no ha sido usted, contacte enseguida con el administrador de su cuenta.',
      ],
    },
    email_taken: {
      subject: 'Esta dirección ya tiene un usuario',
      paragraphs: [
        'Hola:',
        'alguien ha pedido usar esta dirección de correo para su usuario de AuctionWiz. Ya pertenece a un usuario, así que no se ha cambiado nada.',
      ],
    },
    invitation: {
      subject: '{inviter} le invita a «{account}»',
      paragraphs: [
        'Hola:',
        '{inviter} le invita a trabajar en «{account}» con AuctionWiz, como {role} en {houses}.',
        '{message}',
        'La invitación vale hasta el {until}. Si ya tiene un usuario, inicie sesión y acéptela con un clic.',
      ],
      action: 'Aceptar la invitación',
    },
    code: {
      subject: 'Su código de verificación: {code}',
      paragraphs: [
        'Hola, {name}:',
        'su código de verificación es {code}. Funciona una sola vez, durante 10 minutos.',
        'No se lo diga a nadie. Si no lo ha pedido, cambie la contraseña.',
      ],
      sms: 'AuctionWiz: su código de verificación es {code}. Funciona una vez, durante 10 minutos. No se lo diga a nadie.',
    },
    domain_code: {
      subject: 'Código para verificar {domain}',
      paragraphs: [
        'Hola:',
        '{name} ({email}) vincula su organización con la cuenta «{account}» de AuctionWiz, para que sus miembros inicien sesión con ella. Este código verifica que {domain} es suyo:',
        '{code}',
        'Si es correcto, comuníquelo a {name} ({email}). Vale durante 3 días. Si no, ignore este correo.',
      ],
    },
    new_device: {
      subject: 'Nuevo inicio de sesión en AuctionWiz',
      paragraphs: [
        'Hola, {name}:',
        'inició sesión por primera vez con {device} el {when} desde la dirección IP {address}.',
        'Si no ha sido usted, cambie la contraseña y cierre la sesión en Mi seguridad.',
      ],
      action: 'Revisar mis sesiones',
    },
    session_reused: {
      subject: 'Hemos cerrado su sesión por seguridad',
      paragraphs: [
        'Hola, {name}:',
        'su sesión se usó en dos sitios el {when}, la segunda vez desde la dirección IP {address}. Puede que la hayan copiado, así que la hemos cerrado.',
        'Vuelva a iniciar sesión. Si no conoce el motivo, cambie la contraseña.',
      ],
      action: 'Revisar mis sesiones',
    },
    mfa_added: {
      subject: 'Se ha añadido un método de verificación',
      paragraphs: [
        'Hola, {name}:',
        'el método {method} se añadió el {when} para la autenticación en dos pasos.',
        'Si no ha sido usted, cambie enseguida la contraseña.',
      ],
      action: 'Abrir Mi seguridad',
    },
    mfa_removed: {
      subject: 'Se ha quitado un método de verificación',
      paragraphs: [
        'Hola, {name}:',
        'el método de verificación {method} se quitó el {when}.',
        'Si no ha sido usted, cambie enseguida la contraseña.',
      ],
      action: 'Abrir Mi seguridad',
    },
    mfa_reset: {
      subject: 'Se han restablecido sus métodos de verificación',
      paragraphs: [
        'Hola, {name}:',
        '{inviter}, que administra {account}, quitó el {when} todos sus métodos de verificación y códigos de respaldo. Se cerraron todas sus sesiones.',
        'La próxima vez que inicie sesión configurará un método nuevo.',
        'Si no lo ha pedido, cambie enseguida la contraseña y contacte con otro administrador de su cuenta.',
      ],
      action: 'Iniciar sesión',
    },
    backup_code_used: {
      subject: 'Se ha usado un código de respaldo',
      paragraphs: [
        'Hola, {name}:',
        'se usó un código de respaldo para iniciar sesión el {when} desde la dirección IP {address}. Códigos restantes: {remaining}.',
        'Si no ha sido usted, cambie la contraseña y genere códigos nuevos.',
      ],
      action: 'Abrir Mi seguridad',
    },
    access_changed: {
      subject: 'Su acceso a {account} ha cambiado',
      paragraphs: [
        'Hola, {name}:',
        'su acceso a {account} se cambió el {when}: {change}.',
        'Si no lo esperaba, contacte con el administrador de su cuenta.',
      ],
    },
    ownership: {
      subject: 'Ahora es propietario de {account}',
      paragraphs: [
        'Hola, {name}:',
        '{inviter} le nombró propietario de {account} el {when}. Ahora tiene todos los permisos en todas sus casas de subastas.',
      ],
      action: 'Abrir AuctionWiz',
    },
    ownership_given: {
      subject: 'Ha transferido {account}',
      paragraphs: [
        'Hola, {name}:',
        '{owner} es propietario de {account} desde el {when}. Usted sigue siendo administrador de todas sus casas de subastas.',
        'Si no ha sido usted, contacte con {owner} y cambie la contraseña de inmediato.',
      ],
    },
    notifications: {
      subject: 'Sus notificaciones de AuctionWiz',
      paragraphs: ['Hola, {name}:', 'Esto es nuevo desde el último correo:', '{message}'],
      action: 'Abrir AuctionWiz',
      footer: 'Recibe este correo por lo que eligió en AuctionWiz, en «Ajustes de notificaciones». Allí puede cambiarlo.',
    },
  },
}
